import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { createAdapter } from '@socket.io/redis-adapter';
import { Emitter } from '@socket.io/redis-emitter';
import type { Redis } from 'ioredis';
import { waitAtMost } from '../../async/wait-at-most.ts';
import type { Live } from '../../ports/live.ts';
import { openRedis, type RedisSettings, redisProblems } from '../redis/redis.ts';
import { openSubscriber } from '../redis/subscriber.ts';

/** How long attaching waits for Redis; without it the gateway starts all the same. */
const patienceMs = 3000;

/** A push that Redis does not take is lost: nobody waits for it. */
const ignoreFailure = (work: Promise<unknown>): void => {
  work.catch(() => {});
};

/** The client as Socket.IO's libraries need it: they do not handle a failed publish, which would end the process. */
const withoutFailures = (client: Redis) => ({
  publish: (channel: string, message: string | Buffer) => ignoreFailure(client.publish(channel, message)),
  on: client.on.bind(client),
  off: client.off.bind(client),
});

/** Pushes and wake-ups between processes: through Socket.IO's own channels to the gateways, and by publish and subscribe. */
export function redisLive({ redisUrl, prefix }: RedisSettings): Live & { close(): Promise<void> } {
  const publisher = openRedis(redisUrl);
  const subscriber = openSubscriber(redisUrl);
  const [key, wakeChannel] = [`${prefix}socket`, `${prefix}wake`];
  const emitter = new Emitter(withoutFailures(publisher), { key });
  const wakes = new EventEmitter().setMaxListeners(0);
  const self = randomUUID();

  void subscriber.subscribe([wakeChannel]);
  subscriber.on('message', (channel, message) => {
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
      server.adapter(createAdapter(withoutFailures(publisher), subscriber, { key }));
      // Commands are answered in order: once this one is, the adapter's are.
      await waitAtMost(patienceMs, subscriber.subscribe([wakeChannel]));
    },
    wake(name) {
      // This process wakes without Redis too.
      setImmediate(() => wakes.emit(`wake:${name}`));
      ignoreFailure(publisher.publish(wakeChannel, `${self} ${name}`));
    },
    onWake(name, listener) {
      wakes.on(`wake:${name}`, listener);
      return () => {
        wakes.off(`wake:${name}`, listener);
      };
    },
    problems: () => [...new Set([...redisProblems(publisher), ...redisProblems(subscriber.client)])],
    async close() {
      publisher.disconnect();
      subscriber.client.disconnect();
    },
  };
}
