import fc from 'fast-check';
import { backoffMs } from './job-runner.ts';

describe('the wait before a reaction is tried again', () => {
  it('doubles from a second to ten minutes', () => {
    const waits = Array.from({ length: 13 }, (_, attempts) => backoffMs(attempts, 0.5) / 1000);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]);
  });

  it('is up to a fifth shorter or longer, and never runs away', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const wait = backoffMs(attempts, random);
        expect(wait).toBeGreaterThanOrEqual(800);
        expect(wait).toBeLessThanOrEqual(720_000);
        expect(wait / backoffMs(attempts, 0.5)).toBeCloseTo(0.8 + 0.4 * random);
      }),
    );
  });
});
