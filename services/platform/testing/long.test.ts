import { inGate, inTurn } from './long.ts';

inGate(it)('a short run has every case of a sweep in its turn, as many each day', () => {
  const cases = ['a', 'b', 'c', 'd', 'e'];
  const days = [0, 1, 2].map((day) => inTurn(cases, 2, day));
  expect(days).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'a'],
  ]);
  expect(inTurn(cases, 9, 1)).toEqual(cases);
});
