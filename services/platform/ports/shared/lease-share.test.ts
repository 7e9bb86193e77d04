import fc from 'fast-check';
import { kindOf, shareOf, watchHolders } from './lease-share.ts';

const texts = (least: number) => fc.uniqueArray(fc.string(), { minLength: least, maxLength: 40 });

it('gives every name to exactly one holder, evenly, in whatever order holders and names are listed', () => {
  fc.assert(
    fc.property(texts(1), texts(0), (holders, names) => {
      const shares = holders.map((holder) => shareOf(holder, holders.toReversed(), names.toReversed()));
      expect(shares.flatMap((share) => [...share]).sort()).toEqual(names.toSorted());
      const sizes = shares.map(({ size }) => size);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

it('knows which holders count, however wrong their clocks are', () => {
  const watch = watchHolders();
  const asking = (until: number) => [{ holder: 'slow', until, seconds: 3 }];
  // Its clock is a minute late: at first it seems to be gone.
  expect(watch(asking(43_000), 100_000)).toEqual([]);
  expect(watch(asking(44_000), 101_000)).toEqual(['slow']);
  expect(watch(asking(44_000), 102_999)).toEqual(['slow']);
  expect(watch(asking(44_000), 103_000)).toEqual([]);
  expect(watch(asking(48_000), 104_000)).toEqual(['slow']);
  // Or a minute early.
  expect(watch(asking(168_000), 105_000)).toEqual(['slow']);
  expect(watch(asking(168_000), 108_000)).toEqual([]);
});

it('counts holders that asked before it began, not those that ended, each for its own seconds', () => {
  const asking = [
    { holder: 'there', until: 102_000, seconds: 3 },
    { holder: 'gone', until: 90_000, seconds: 3 },
  ];
  const watch = watchHolders();
  expect(watch(asking, 100_000)).toEqual(['there']);
  const again = [{ holder: 'there', until: 103_200, seconds: 3 }];
  expect(watch(again, 101_000)).toEqual(['there']);
  expect(watch(again, 103_199)).toEqual(['there']);
  expect(watch(again, 103_200)).toEqual([]);
});

it('gives holders of the same names the same kind, in whatever order', () => {
  expect(kindOf(['a', 'b'])).toBe(kindOf(['b', 'a']));
  expect(kindOf(['a', 'b'])).not.toBe(kindOf(['ab']));
});
