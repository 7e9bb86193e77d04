import { batches } from './batches.ts';

async function* numbers(count: number) {
  for (let number = 1; number <= count; number += 1) yield number;
}

it.each([
  [0, []],
  [2, [[1, 2]]],
  [3, [[1, 2, 3]]],
  [7, [[1, 2, 3], [4, 5, 6], [7]]],
])('%d things come three at a time, none is left out', async (count, expected) => {
  expect(await Array.fromAsync(batches(numbers(count), 3))).toEqual(expected);
});
