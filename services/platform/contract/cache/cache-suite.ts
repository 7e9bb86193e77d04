// Guarantees of every cache adapter. Times are short, since nothing can advance a real server's clock.
import fc from 'fast-check';
import type { Cache } from '../../ports/cache.ts';
import { until } from '../../testing/until.ts';
import { emptyPosition, mergePositions, type Position } from '../../wire/position.ts';

const anyPosition: fc.Arbitrary<Position> = fc.dictionary(
  fc.constantFrom('media', 'social', 'identity'),
  fc.dictionary(fc.nat({ max: 15 }).map(String), fc.nat({ max: 2 ** 40 }), { maxKeys: 4, minKeys: 1, noNullPrototype: true }),
  { maxKeys: 3, noNullPrototype: true },
);

/** `caches` are those of several processes; on the embedded platform they are one. Keys have fresh names in each test. */
export function cacheSuite(caches: () => Cache[], freshKey: () => string): void {
  const one = (n = 0): Cache => {
    const all = caches();
    const cache = all[n % all.length];
    if (!cache) throw new Error('no cache');
    return cache;
  };

  describe('a value', () => {
    it('is there for all processes until it is removed', async () => {
      const key = freshKey();
      expect(await one().get(key)).toBeUndefined();
      await one().set(key, 'Grüße\n', 60);
      await one().set(key, 'Grüße\n2', 60);
      expect(await one(1).get(key)).toBe('Grüße\n2');
      await one(1).remove(key);
      expect(await one().get(key)).toBeUndefined();
      await expect(one().remove(key)).resolves.toBeUndefined();
    });

    it('is forgotten after its time', async () => {
      const key = freshKey();
      await one().set(key, 'x', 0.2);
      expect(await one().get(key)).toBe('x');
      await until('it is forgotten', async () => (await one().get(key)) === undefined);
    });

    it('may be empty', async () => {
      const key = freshKey();
      await one().set(key, '', 60);
      expect(await one().get(key)).toBe('');
    });
  });

  describe('a count', () => {
    it('counts each of 40 calls at once', async () => {
      const key = freshKey();
      const counts = await Promise.all(Array.from({ length: 40 }, (_, n) => one(n).count(key, 60)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
      expect(counts.every(({ resetsInSeconds }) => resetsInSeconds > 50 && resetsInSeconds <= 60)).toBe(true);
    });

    it('adds as much as it is told', async () => {
      const key = freshKey();
      const counts = [await one().count(key, 60, 70_000), await one().count(key, 60), await one().count(key, 60, 30_000)];
      expect(counts.map(({ count }) => count)).toEqual([70_000, 70_001, 100_001]);
      expect(counts.every(({ resetsInSeconds }) => resetsInSeconds > 50 && resetsInSeconds <= 60)).toBe(true);
    });

    it('begins again a fixed time after its first, whatever is counted meanwhile', async () => {
      const key = freshKey();
      const begun = Date.now();
      let highest = 0;
      await until('it begins anew', async () => {
        const { count } = await one().count(key, 0.4);
        const anew = count <= highest;
        highest = count;
        return anew;
      });
      expect(highest).toBe(1);
      expect(Date.now() - begun).toBeGreaterThanOrEqual(390);
    });
  });

  describe('a position', () => {
    it('is empty at first', async () => {
      expect(await one().position(freshKey())).toEqual(emptyPosition);
    });

    it('only rises, lane by lane', async () => {
      const key = freshKey();
      await one().raise(key, { media: { 0: 5, 3: 9 }, social: { 1: 2 } }, 60);
      await one(1).raise(key, { media: { 0: 4, 3: 10, 7: 1 } }, 60);
      await one().raise(key, emptyPosition, 60);
      expect(await one(1).position(key)).toEqual({ media: { 0: 5, 3: 10, 7: 1 }, social: { 1: 2 } });
    });

    it('is the latest of all under 8 callers at once', async () => {
      const key = freshKey();
      const seqs = Array.from({ length: 200 }, (_, n) => ((n * 7919) % 200) + 2 ** 40);
      await Promise.all(
        Array.from({ length: 8 }, async (_, caller) => {
          for (const [n, seq] of seqs.entries()) if (n % 8 === caller) await one(caller).raise(key, { media: { 0: seq, [caller]: caller + 1 } }, 60);
        }),
      );
      const { media } = await one().position(key);
      expect(media?.[0]).toBe(2 ** 40 + 199);
      expect(media?.[7]).toBe(8);
    });

    it('is the sum of any raises', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyPosition, { maxLength: 8 }), async (positions) => {
          const key = freshKey();
          await Promise.all(positions.map((position, n) => one(n).raise(key, position, 60)));
          expect(await one().position(key)).toEqual(positions.reduce(mergePositions, emptyPosition));
        }),
        { numRuns: 40 },
      );
    });

    it('is kept from its last raise on, and then forgotten', async () => {
      const key = freshKey();
      await one().raise(key, { media: { 0: 1 } }, 0.1);
      await one().raise(key, { media: { 0: 2 } }, 60);
      await one().raise(key, { media: { 0: 1 } }, 0.3);
      expect(await one().position(key)).toEqual({ media: { 0: 2 } });
      await until('it is forgotten', async () => Object.keys(await one().position(key)).length === 0);
    });
  });

  it('has no problems while it is well', () => {
    expect(one().problems()).toEqual([]);
  });
}
