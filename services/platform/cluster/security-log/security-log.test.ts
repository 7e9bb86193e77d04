import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Clock } from '../../clock/clock.ts';
import { noteOf, securityLogSuite } from '../../contract/security-log/security-log-suite.ts';
import { onServers } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { redisSecurityLog } from './security-log.ts';

onServers('the security log by Redis', ({ redisUrl }) => {
  const opened: ReturnType<typeof redisSecurityLog>[] = [];
  let prefix = '';
  const open = (bounds: { maxEntries?: number; keptMs?: number; clock?: Clock } = {}) => {
    prefix = `kloak-test-${randomBytes(4).toString('hex')}:`;
    const log = redisSecurityLog({ redisUrl, prefix, ...bounds });
    opened.push(log);
    return log;
  };
  afterAll(() => Promise.all(opened.map((log) => log.close())));

  const asked = new Redis(redisUrl, { lazyConnect: true });
  afterAll(() => asked.disconnect());
  securityLogSuite(open, async (requestId) => JSON.stringify(await asked.xrange(`${prefix}security`, '-', '+')).includes(`\\"${requestId}\\"`));

  it('keeps so many entries at most', async () => {
    const log = open({ maxEntries: 3 });
    for (let n = 1; n <= 5; n += 1) await log.append(noteOf(n));
    expect((await log.newest(10)).items.map(({ requestId }) => requestId)).toEqual(['r5', 'r4', 'r3']);
  });

  it('keeps nothing for longer than it may', async () => {
    const log = open({ keptMs: 300 });
    await log.append(noteOf(1));
    await until('it is gone', async () => (await log.newest(10)).items.length === 0);
  });

  it('refuses as unavailable while Redis is away', async () => {
    const log = redisSecurityLog({ redisUrl: 'redis://127.0.0.1:1', prefix: 'kloak-test:' });
    opened.push(log);
    await expect(log.append(noteOf(1))).rejects.toMatchObject({ name: 'Refusal', kind: 'unavailable' });
    expect(log.problems()).toEqual(['Redis cannot be reached']);
  });
});
