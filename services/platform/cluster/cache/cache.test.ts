import { randomBytes } from 'node:crypto';
import { cacheSuite } from '../../contract/cache/cache-suite.ts';
import { cuttableProxy } from '../../testing/listen-on-free-port.ts';
import { onServers } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { redisCache } from './cache.ts';

onServers('cache by Redis', ({ redisUrl }) => {
  const prefix = `kloak-test-${randomBytes(4).toString('hex')}:`;
  const caches = Array.from({ length: 8 }, () => redisCache({ redisUrl, prefix }));
  let keys = 0;
  const freshKey = () => `k${++keys}`;

  beforeAll(() => until('Redis is there', () => caches.every((cache) => cache.problems().length === 0)));
  afterAll(() => Promise.all(caches.map((cache) => cache.close())));

  cacheSuite(() => caches, freshKey);

  it('refuses as unavailable while Redis is away, and is well again by itself', async () => {
    const wire = await cuttableProxy(Number(new URL(redisUrl).port));
    const cache = redisCache({ redisUrl: `redis://127.0.0.1:${wire.port}`, prefix });
    const key = freshKey();
    await cache.set(key, 'x', 60);
    wire.break();
    for (const work of [() => cache.get(key), () => cache.count(key, 60), () => cache.raise(key, { media: { 0: 1 } }, 60), () => cache.position(key)]) {
      await expect(work()).rejects.toMatchObject({ name: 'Refusal', kind: 'unavailable' });
    }
    expect(cache.problems()).toEqual(['Redis cannot be reached']);
    wire.mend();
    await until('it is well', () => cache.problems().length === 0);
    expect(await cache.get(key)).toBe('x');
    await cache.close();
    wire.close();
  });
});
