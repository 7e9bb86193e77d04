import type { Item } from '../item.ts';
import { siblings, siblingsOf } from './siblings.ts';

/** Every third a video. */
const items = Array.from({ length: 1000 }, (_, index): Item => ({ kind: index % 3 === 2 ? 'video' : 'image', id: `p${index}` }));
const around = (opened: string) => siblingsOf(siblings({ items, of: 'all' }, opened));

test('a short list is kept whole, whichever of it is opened, with what it is of', () => {
  const three = items.slice(0, 3);
  const sources = [
    'all',
    'some',
    { of: 'profile', name: 'ben' },
    { of: 'timeline', people: ['ben'], day: '2024-07-01', nth: 3 },
    { of: 'story', name: 's1', nth: 3 },
  ] as const;
  for (const source of sources) expect(siblingsOf(siblings({ items: three, of: source }, 'p2'))).toEqual({ items: three, of: source });
});

test('of a long list a history entry keeps those around the opened one, and no more: they are some of it', () => {
  expect(around('p500')).toEqual({ items: items.slice(400, 600), of: 'some' });
  expect(around('p3').items).toEqual(items.slice(0, 200));
  expect(around('p998').items).toEqual(items.slice(800));
});

test('another state has no siblings', () => {
  const [one] = items;
  for (const state of [null, 'p1', {}, { siblings: [1] }, { siblings: ['p1'], siblingsOf: 'all' }, { siblings: [{ kind: 'sound', id: 'p1' }] }])
    expect(siblingsOf(state).items).toEqual([]);
  for (const source of [
    { of: 'everything', name: 'ben' },
    { of: 'timeline', name: 'ben' },
  ])
    expect(siblingsOf({ siblings: [one], siblingsOf: source })).toEqual({ items: [one], of: 'some' });
});
