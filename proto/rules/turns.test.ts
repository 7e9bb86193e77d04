import { readQuarterTurns } from './turns.ts';

it.each([
  [0, 0],
  [3, 3],
  [4, 0],
  [6, 2],
  [-1, 3],
])('%i quarter turns are %i', (count, quarterTurns) => {
  expect(readQuarterTurns(count)).toBe(quarterTurns);
});
