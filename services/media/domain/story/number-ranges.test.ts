import fc from 'fast-check';
import { difference, rangesOf, sizeOf, spreadOver, union } from './number-ranges.ts';

const numbers = fc.array(fc.nat(40), { maxLength: 60 });
const isAscending = (bounds: readonly number[]) => bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? 0));

it('writes a set as few ranges', () => {
  expect(rangesOf([])).toEqual([]);
  expect(rangesOf([7, 3, 4, 5, 4])).toEqual([3, 6, 7, 8]);
  expect(union([3, 6], [6, 8])).toEqual([3, 8]);
  expect(difference([0, 10], [3, 6])).toEqual([0, 3, 6, 10]);
});

it('of any two sets: union, difference and size are those of the sets', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const [a, b] = [rangesOf(one), rangesOf(other)];
      expect(union(a, b)).toEqual(rangesOf([...one, ...other]));
      expect(difference(a, b)).toEqual(rangesOf(one.filter((number) => !other.includes(number))));
      expect(sizeOf(a)).toBe(new Set(one).size);
      for (const bounds of [a, union(a, b), difference(a, b)]) expect(bounds.length % 2 === 0 && isAscending(bounds)).toBe(true);
    }),
  );
});

it('of any set: as many numbers as wanted are spread over it, from the first to the last', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 2, max: 7 }), (some, count) => {
      const all = [...new Set(some)].sort((one, other) => one - other);
      const spread = spreadOver(rangesOf(some), count);
      expect(spread).toHaveLength(Math.min(count, all.length));
      expect(isAscending(spread) && spread.every((number) => all.includes(number))).toBe(true);
      expect([spread[0], spread.at(-1)]).toEqual([all[0], all.at(-1)]);
    }),
  );
});
