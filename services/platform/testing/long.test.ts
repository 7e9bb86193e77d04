import { inTurn, isLongRun, ofDay } from './long.ts';

it('every case has its turn, as many each day', () => {
  const cases = ['a', 'b', 'c', 'd', 'e'];
  const days = [0, 1, 2].map((day) => ofDay(cases, 2, day));
  expect(days).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'a'],
  ]);
  expect(ofDay(cases, 9, 1)).toEqual(cases);
});

it('the long run has every case of a sweep', () => {
  expect(inTurn(['a', 'b'], 1)).toHaveLength(isLongRun ? 2 : 1);
});
