import { siblings, siblingsOf } from './siblings.ts';

const ids = Array.from({ length: 1000 }, (_, index) => `p${index}`);
const around = (opened: string) => siblingsOf(siblings(ids, opened));

test('a short list is kept whole, whichever of it is opened', () => {
  expect(siblingsOf(siblings(['p1', 'p2', 'p3'], 'p3'))).toEqual(['p1', 'p2', 'p3']);
});

test('of a long list a history entry keeps those around the opened one, and no more', () => {
  expect(around('p500')).toEqual(ids.slice(400, 600));
  expect(around('p3')).toEqual(ids.slice(0, 200));
  expect(around('p998')).toEqual(ids.slice(800));
});

test('another state has no siblings', () => {
  for (const state of [null, 'p1', {}, { siblings: [1] }]) expect(siblingsOf(state)).toEqual([]);
});
