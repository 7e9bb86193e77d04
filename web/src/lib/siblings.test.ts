import { siblings, siblingsOf } from './siblings.ts';

const ids = Array.from({ length: 1000 }, (_, index) => `p${index}`);
const around = (opened: string) => siblingsOf(siblings({ ids, of: 'all' }, opened));

test('a short list is kept whole, whichever of it is opened, with what it is of', () => {
  for (const of of ['all', 'some', { of: 'profile', name: 'ben' }] as const)
    expect(siblingsOf(siblings({ ids: ['p1', 'p2', 'p3'], of }, 'p3'))).toEqual({ ids: ['p1', 'p2', 'p3'], of });
});

test('of a long list a history entry keeps those around the opened one, and no more: they are some of it', () => {
  expect(around('p500')).toEqual({ ids: ids.slice(400, 600), of: 'some' });
  expect(around('p3').ids).toEqual(ids.slice(0, 200));
  expect(around('p998').ids).toEqual(ids.slice(800));
});

test('another state has no siblings', () => {
  for (const state of [null, 'p1', {}, { siblings: [1] }, { siblings: 'p1', siblingsOf: 'all' }]) expect(siblingsOf(state).ids).toEqual([]);
  expect(siblingsOf({ siblings: ['p1'], siblingsOf: { of: 'everything', name: 'ben' } })).toEqual({ ids: ['p1'], of: 'some' });
});
