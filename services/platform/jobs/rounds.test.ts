import type { ReactionRoom } from '../ports/store.ts';
import { openRounds } from './rounds.ts';

const open: ReactionRoom = { inAll: 1, ofHome: 1, ofHomes: new Map() };
const left = new Map([
  ['long', open],
  ['short', open],
]);
const rounds = () => openRounds([{ name: 'long', goesRound: true }, { name: 'short' }]);
const homesWithout = (of: ReturnType<typeof rounds>, reaction = 'long') => [...(of.without(left)?.get(reaction)?.ofHomes.keys() ?? [])];

it('a home that had its job waits until the others of the round had theirs', () => {
  const one = rounds();
  expect(one.without(left)).toBeUndefined();
  one.note('long', 'anna');
  expect(one.without(left)?.get('long')).toEqual({ ...open, ofHomes: new Map([['anna', 0]]) });
  one.note('long', 'ben');
  expect(homesWithout(one)).toEqual(['anna', 'ben']);
});

it('a round is over where a home that had its job begins another', () => {
  const one = rounds();
  for (const home of ['anna', 'ben', 'anna']) one.note('long', home);
  expect(homesWithout(one)).toEqual(['anna']);
});

it('reactions that do not go round, and jobs of no home, have no rounds', () => {
  const one = rounds();
  one.note('short', 'anna');
  one.note('long', undefined);
  expect(one.without(left)).toBeUndefined();
  one.note('long', 'anna');
  expect(one.without(left)?.get('short')).toBe(open);
});
