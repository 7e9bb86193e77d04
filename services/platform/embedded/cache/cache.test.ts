import { cacheSuite } from '../../contract/cache/cache-suite.ts';
import { embeddedCache } from './cache.ts';

describe('embedded cache', () => {
  const cache = embeddedCache();
  let keys = 0;
  cacheSuite(
    () => [cache],
    () => `k${++keys}`,
  );

  it('forgets the oldest before it grows without bounds', async () => {
    const small = embeddedCache({ maxEntries: 100 });
    for (let n = 0; n < 1000; n += 1) await small.set(`many-${n}`, 'x', 600);
    expect(await small.get('many-0')).toBeUndefined();
    expect(await small.get('many-999')).toBe('x');
  });
});
