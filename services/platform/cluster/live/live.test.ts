import { randomBytes } from 'node:crypto';
import { liveSuite } from '../../contract/live/live-suite.ts';
import { cuttableProxy } from '../../testing/listen-on-free-port.ts';
import { onServers } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { redisLive } from './live.ts';

onServers('live by Redis', ({ redisUrl }) => {
  const prefix = `kloak-test-${randomBytes(4).toString('hex')}:`;
  const open = (url = redisUrl) => redisLive({ redisUrl: url, prefix });
  const [service, first, second] = [open(), open(), open()];
  const well = (live: ReturnType<typeof open>) => until('Redis is there', () => live.problems().length === 0);

  beforeAll(async () => {
    await Promise.all([service, first, second].map(well));
  });
  const closing = [service, first, second].map((live) => (): unknown => live.close());
  afterAll(() => Promise.all(closing.map((close) => close())));

  liveSuite(() => ({ service, gateways: [first, second] }));

  it('knows of nothing that was told before notes were lost', async () => {
    const wire = await cuttableProxy(Number(new URL(redisUrl).port));
    const lone = open(`redis://127.0.0.1:${wire.port}`);
    closing.push(
      () => lone.close(),
      () => wire.close(),
    );
    await well(lone);
    await until('it has noted for so long', async () => (await first.notedLately('m9', 10)) !== undefined);
    const from = performance.now();
    const since = () => first.notedLately('m9', performance.now() - from);
    wire.break();
    wire.cut();
    expect(await since()).toEqual([]);
    // The first may be sent again by the client itself.
    for (let time = 0; time < 3; time += 1) {
      lone.note(['m9'], ['feed']);
      await expect(lone.notedLately('m9', 10)).rejects.toMatchObject({ code: 'unavailable' });
    }
    wire.mend();
    await until('it is told that they were', async () => (await since()) === undefined);
    await until('what came afterwards is known', async () => {
      lone.note(['m9'], ['rooms']);
      // Redis answers it after the note, which the other connection would overtake.
      await lone.notedLately('m9', 0);
      return (await first.notedLately('m9', 500))?.includes('rooms') === true;
    });
  });

  it('goes on without Redis: it says so, wakes its own process, and joins in again', async () => {
    const wire = await cuttableProxy(Number(new URL(redisUrl).port));
    wire.break();
    const lone = open(`redis://127.0.0.1:${wire.port}`);
    const woken: string[] = [];
    lone.onWake('here', () => woken.push('here'));
    first.onWake('there', () => woken.push('there'));
    lone.push('m1', 'changed', {});
    lone.wake('here');
    await until('it wakes itself', () => woken.includes('here'));
    expect(lone.problems()).toEqual(['Redis cannot be reached']);
    wire.mend();
    await well(lone);
    await until('others hear it', () => {
      lone.wake('there');
      return woken.includes('there');
    });
    wire.cut();
    await until('the cut is noticed', () => lone.problems().length > 0);
    woken.splice(0);
    await until('others hear it again', () => {
      lone.wake('there');
      return woken.includes('there');
    });
    await lone.close();
    wire.close();
  });
});
