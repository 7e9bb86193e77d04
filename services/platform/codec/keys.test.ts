import fc from 'fast-check';
import { derivedId, digest, laneOf } from './keys.ts';

const parts = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 });

describe('keys', () => {
  it('are the same for the same parts, and others for others', () => {
    expect(digest('a', 1)).toBe(digest('a', 1));
    expect(new Set([digest('a', 'bc'), digest('ab', 'c'), digest('abc'), digest('a', 'bc', ''), digest('1'), digest(1)]).size).toBe(6);
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        expect(digest(...one) === digest(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  it('have the length and the signs of base64url', () => {
    fc.assert(
      fc.property(parts, (some) => {
        expect(digest(...some)).toMatch(/^[\w-]{43}$/);
        expect(derivedId(...some)).toMatch(/^[\w-]{22}$/);
      }),
    );
  });

  it('put a home in one lane for ever, give the same ids for ever, and use all lanes', () => {
    // Stored data depend on these partitions: another result would lose them.
    expect(['anna', 'ben', 'carla', 'Zoë'].map((home) => laneOf(home, 16))).toEqual([5, 12, 6, 8]);
    expect(derivedId('a', 1)).toBe('E18XpHWmGv3urzdZrS5FrR');
    expect(laneOf('anna', 1)).toBe(0);
    const homes = Array.from({ length: 4000 }, (_, at) => laneOf(`home-${at}`, 16));
    const counts = [...Map.groupBy(homes, (lane) => lane)].map(([, list]) => list.length);
    expect(counts).toHaveLength(16);
    expect(Math.min(...counts)).toBeGreaterThan(180);
  });
});
