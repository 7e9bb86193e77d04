import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { cuttableProxy } from '../../testing/listen-on-free-port.ts';
import { onServers } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { openSubscriber } from './subscriber.ts';

onServers('a connection to Redis that listens', ({ redisUrl }) => {
  const [channel, family] = [randomUUID(), randomUUID()];
  const speaks = new Redis(redisUrl);
  let wire: Awaited<ReturnType<typeof cuttableProxy>>;
  let hears: ReturnType<typeof openSubscriber>;
  const heard = new Set<string>();
  /** Publishes `words` on both until both arrived. */
  const everythingHeard = (words: string) =>
    until('everything is heard', async () => {
      await speaks.publish(channel, words);
      await speaks.publish(`${family}.one`, words);
      return heard.has(`${channel} ${words}`) && heard.has(`${family}.one ${words}`);
    });

  beforeEach(async () => {
    wire = await cuttableProxy(Number(new URL(redisUrl).port));
    hears = openSubscriber(`redis://127.0.0.1:${wire.port}`);
    hears.on('message', (from: string, words: string) => heard.add(`${from} ${words}`));
    hears.on('pmessage', (_: string, from: string, words: string) => heard.add(`${from} ${words}`));
    await Promise.all([hears.subscribe([channel]), hears.psubscribe(`${family}.*`)]);
  });
  afterEach(() => {
    hears.client.disconnect();
    wire.close();
  });
  afterAll(() => speaks.quit());

  it('hears its channels and patterns, and again after a cut', async () => {
    await everythingHeard('first');
    wire.cut();
    await everythingHeard('second');
  });

  it('no longer hears what it gave up, after a cut neither', async () => {
    const other = randomUUID();
    await hears.subscribe([other]);
    await hears.unsubscribe([other]);
    wire.cut();
    await everythingHeard('third');
    expect(await speaks.publish(other, 'anyone?')).toBe(0);
  });

  it('can be closed in the moment it comes back: nothing it asked for fails unseen', async () => {
    const unseen: unknown[] = [];
    const notice = (reason: unknown) => unseen.push(reason);
    process.on('unhandledRejection', notice);
    const back = once(hears.client, 'ready');
    wire.cut();
    await back;
    const ended = once(hears.client, 'end');
    hears.client.disconnect();
    await ended;
    // Node reports unhandled rejections after the microtasks.
    await new Promise(setImmediate);
    process.off('unhandledRejection', notice);
    expect(unseen).toEqual([]);
  });
});
