import fc from 'fast-check';
import { backoffMs } from './backoff.ts';

const backoff = { firstMs: 1000, maxMs: 600_000, spread: 0.2 };

describe('the wait before the next try', () => {
  it('doubles from the first to the longest', () => {
    const waits = Array.from({ length: 13 }, (_, failures) => backoffMs(failures, backoff, 0.5) / 1000);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]);
  });

  it('is shorter or longer by its spread, and never runs away', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const wait = backoffMs(failures, backoff, random);
        expect(wait).toBeGreaterThanOrEqual(800);
        expect(wait).toBeLessThanOrEqual(720_000);
        expect(wait / backoffMs(failures, backoff, 0.5)).toBeCloseTo(0.8 + 0.4 * random);
      }),
    );
  });
});
