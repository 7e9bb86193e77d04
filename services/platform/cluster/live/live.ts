import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-adapter';
import { Emitter } from '@socket.io/redis-emitter';
import type { Redis } from 'ioredis';
import type { Live } from '../../ports/live.ts';
import { openRedis, type RedisSettings, redisProblems } from '../redis/redis.ts';
import { openSubscriber } from '../redis/subscriber.ts';

/** So long attaching waits for Redis; without it the gateway starts all the same. */
const patienceMs = 3000;

const forget = (work: Promise<unknown>): void => {
  work.catch(() => {});
};

/** How Socket.IO's libraries publish: they do not look at what becomes of it, since a push that Redis did not take is lost. */
const careless = (client: Redis) => ({
  publish: (channel: string, message: string | Buffer) => forget(client.publish(channel, message)),
  on: client.on.bind(client),
  off: client.off.bind(client),
});

/** Pushes and wake-ups between processes: through Socket.IO's own channels to the gateways, and by publish and subscribe. */
export function redisLive({ redisUrl, prefix }: RedisSettings): Live & { close(): Promise<void> } {
  const speaks = openRedis(redisUrl);
  const hears = openSubscriber(redisUrl);
  const [key, wakeChannel] = [`${prefix}socket`, `${prefix}wake`];
  const emitter = new Emitter(careless(speaks), { key });
  const wakes = new EventEmitter().setMaxListeners(0);
  const self = randomUUID();

  void hears.subscribe([wakeChannel]);
  hears.on('message', (channel, message) => {
    if (channel !== wakeChannel) return;
    const [from, name] = [message.slice(0, self.length), message.slice(self.length + 1)];
    if (from !== self) wakes.emit(`wake:${name}`);
  });

  return {
    push(member, event, payload) {
      emitter.to(`member:${member}`).emit(event, payload);
    },
    drop(session) {
      emitter.in(`session:${session}`).disconnectSockets(true);
    },
    async attach(server) {
      server.adapter(createAdapter(careless(speaks), hears, { key }));
      // Commands are answered in order: once this one is, the adapter's are.
      await Promise.race([hears.subscribe([wakeChannel]), pause(patienceMs, undefined, { ref: false })]);
    },
    wake(name) {
      // This process wakes without Redis too.
      setImmediate(() => wakes.emit(`wake:${name}`));
      forget(speaks.publish(wakeChannel, `${self} ${name}`));
    },
    onWake(name, listener) {
      wakes.on(`wake:${name}`, listener);
      return () => {
        wakes.off(`wake:${name}`, listener);
      };
    },
    problems: () => [...new Set([...redisProblems(speaks), ...redisProblems(hears.client)])],
    async close() {
      speaks.disconnect();
      hears.client.disconnect();
    },
  };
}
