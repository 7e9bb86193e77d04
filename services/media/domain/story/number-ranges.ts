// Sets of whole numbers as ranges: the first number of a range, then the number behind it, and so on, ascending. Linear in their bounds.
export type Ranges = readonly number[];

/** Combines two sets by whether a number is in each. */
function combine(one: Ranges, other: Ranges, has: (inOne: boolean, inOther: boolean) => boolean): Ranges {
  const bounds: number[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const at = Math.min(one[i] ?? Number.POSITIVE_INFINITY, other[j] ?? Number.POSITIVE_INFINITY);
    if (one[i] === at) i += 1;
    if (other[j] === at) j += 1;
    // An odd number of bounds so far: a range is open.
    if (has(i % 2 === 1, j % 2 === 1) !== (bounds.length % 2 === 1)) bounds.push(at);
  }
  return bounds;
}

/** Set of these numbers, in any order. */
export function rangesOf(numbers: readonly number[]): Ranges {
  const ascending = [...new Set(numbers)].sort((one, other) => one - other);
  return ascending.flatMap((number, index) => [
    ...(ascending[index - 1] === number - 1 ? [] : [number]),
    ...(ascending[index + 1] === number + 1 ? [] : [number + 1]),
  ]);
}

export const union = (one: Ranges, other: Ranges): Ranges => combine(one, other, (inOne, inOther) => inOne || inOther);

/** Numbers of the first set that are not in the second. */
export const difference = (one: Ranges, other: Ranges): Ranges => combine(one, other, (inOne, inOther) => inOne && !inOther);

/** Size of the set. */
export const sizeOf = (ranges: Ranges): number => ranges.reduce((size, bound, index) => (index % 2 === 0 ? size - bound : size + bound), 0);

/** At most `count` numbers of the set, evenly spread, with the first and the last. */
export function spreadOver(ranges: Ranges, count: number): number[] {
  const size = sizeOf(ranges);
  if (size === 0) return [];
  const wanted = Math.min(count, size);
  const places = Array.from({ length: wanted }, (_, index) => (wanted === 1 ? 0 : Math.round((index * (size - 1)) / (wanted - 1))));
  const numbers: number[] = [];
  let before = 0;
  for (let index = 0; index < ranges.length; index += 2) {
    const [from = 0, end = 0] = [ranges[index], ranges[index + 1]];
    while ((places[numbers.length] ?? size) < before + end - from) numbers.push(from + (places[numbers.length] ?? 0) - before);
    before += end - from;
  }
  return numbers;
}
