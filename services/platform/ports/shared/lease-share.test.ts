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

const at = (ms: number) => ({ wallMs: ms, nowMs: ms });

it('knows which holders count, however wrong their clocks are', () => {
  const watch = watchHolders();
  const asking = (until: number) => [{ holder: 'slow', until, seconds: 3 }];
  // Its clock is a minute late: at first it seems to be gone.
  expect(watch(asking(43_000), at(100_000))).toEqual([]);
  expect(watch(asking(44_000), at(101_000))).toEqual(['slow']);
  expect(watch(asking(44_000), at(102_999))).toEqual(['slow']);
  expect(watch(asking(44_000), at(103_000))).toEqual([]);
  expect(watch(asking(48_000), at(104_000))).toEqual(['slow']);
  // Or a minute early.
  expect(watch(asking(168_000), at(105_000))).toEqual(['slow']);
  expect(watch(asking(168_000), at(108_000))).toEqual([]);
});

it('counts holders that asked before it began, not those that ended, each for its own seconds', () => {
  const asking = [
    { holder: 'there', until: 102_000, seconds: 3 },
    { holder: 'gone', until: 90_000, seconds: 3 },
  ];
  const watch = watchHolders();
  expect(watch(asking, at(100_000))).toEqual(['there']);
  const again = [{ holder: 'there', until: 103_200, seconds: 3 }];
  expect(watch(again, at(101_000))).toEqual(['there']);
  expect(watch(again, at(103_199))).toEqual(['there']);
  expect(watch(again, at(103_200))).toEqual([]);
});

it('counts no holder that ended for longer than its seconds where the own clock is put back, nor one that asked by a clock that stands ahead', () => {
  const gone = [{ holder: 'gone', until: 103_000, seconds: 3 }];
  const watch = watchHolders();
  expect(watch(gone, at(100_000))).toEqual(['gone']);
  expect(watch(gone, { wallMs: 0, nowMs: 102_999 })).toEqual(['gone']);
  expect(watch(gone, { wallMs: 0, nowMs: 103_000 })).toEqual([]);
  const late = watchHolders();
  expect(late(gone, { wallMs: 0, nowMs: 5000 })).toEqual(['gone']);
  expect(late(gone, { wallMs: 3000, nowMs: 8000 })).toEqual([]);
});

it('gives holders of the same names the same kind, in whatever order', () => {
  expect(kindOf(['a', 'b'])).toBe(kindOf(['b', 'a']));
  expect(kindOf(['a', 'b'])).not.toBe(kindOf(['ab']));
});
