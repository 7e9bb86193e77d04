import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { createAdapter } from '@socket.io/redis-adapter';
import { Emitter } from '@socket.io/redis-emitter';
import type { Redis } from 'ioredis';
import { waitAtMost } from '../../async/wait-at-most.ts';
import { unavailable } from '../../errors.ts';
import { type Live, noteTtlMs } from '../../ports/live.ts';
import { openRedis, type RedisSettings, redisProblems } from '../redis/redis.ts';
import { openSubscriber } from '../redis/subscriber.ts';

/** Wait for Redis when attaching; without it the gateway still starts. */
const patienceMs = 3000;

/** A push that Redis refuses is lost: nobody waits for it. */
const ignoreFailure = (work: Promise<unknown>): void => {
  work.catch(() => {});
};

/** Pause before reporting lost notes again, in milliseconds. */
const tellAgainMs = 500;

// [Note: Noted changes] Times are those of Redis' clock, so that clocks of processes may differ. `began` contains the moment since which nothing was
// lost, and a hash for each member the time of each kind of thing. A process that could not note something, or finds no beginning, sets a new one.
const nowMs = `local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)`;
/** KEYS: members' hashes. ARGV: milliseconds that they are kept, then the kinds. */
const noteScript = `${nowMs}
for _, key in ipairs(KEYS) do
  for place = 2, #ARGV do redis.call('HSET', key, ARGV[place], now) end
  redis.call('PEXPIRE', key, ARGV[1])
end`;
/** KEYS: the beginning. */
const beginScript = `${nowMs} return redis.call('SET', KEYS[1], now)`;
/** KEYS: the beginning, a member's hash. ARGV: milliseconds back. Answers the kinds, or nothing if unknown. */
const latelyScript = `${nowMs}
local from = now - ARGV[1]
local began = redis.call('GET', KEYS[1])
if not began then redis.call('SET', KEYS[1], now) return false end
if tonumber(began) > from then return false end
local kinds = {}
local noted = redis.call('HGETALL', KEYS[2])
for place = 1, #noted, 2 do
  if tonumber(noted[place + 1]) >= from then kinds[#kinds + 1] = noted[place] end
end
return kinds`;

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
  const [key, wakeChannel, began] = [`${prefix}socket`, `${prefix}wake`, `${prefix}noted`];
  const emitter = new Emitter(withoutFailures(publisher), { key });
  const wakes = new EventEmitter().setMaxListeners(0);
  const self = randomUUID();

  void subscriber.subscribe([wakeChannel]);
  subscriber.on('message', (channel, message) => {
    if (channel !== wakeChannel) return;
    const [from, name, ...payload] = message.split(' ');
    if (from !== self) wakes.emit(`wake:${name}`, payload.length > 0 ? payload.join(' ') : undefined);
  });

  // Readers believe that nothing was lost until the loss is reported.
  let isTelling = false;
  const beginAnew = async (): Promise<void> => {
    if (isTelling) return;
    isTelling = true;
    while (isTelling && publisher.status !== 'end') {
      const told = publisher.eval(beginScript, 1, began);
      isTelling = await told.then(() => false).catch(() => true);
      if (isTelling) await new Promise((resolve) => setTimeout(resolve, tellAgainMs).unref());
    }
  };

  return {
    note(members, kinds) {
      const keys = members.map((member) => `${began}:${member}`);
      publisher.eval(noteScript, keys.length, ...keys, noteTtlMs, ...kinds).catch(beginAnew);
    },
    async notedLately(member, ms) {
      const kinds: unknown = await publisher
        .eval(latelyScript, 2, began, `${began}:${member}`, Math.ceil(ms))
        .catch(() => Promise.reject(unavailable('Redis')));
      return Array.isArray(kinds) ? kinds.map(String) : undefined;
    },
    push(member, event, payload) {
      emitter.to(`member:${member}`).emit(event, payload);
    },
    pushAll(members, event, payload) {
      // An empty list of rooms would address everybody.
      if (members.length > 0) emitter.to(members.map((member) => `member:${member}`)).emit(event, payload);
    },
    drop(session) {
      emitter.in(`session:${session}`).disconnectSockets(true);
    },
    async attach(server) {
      server.adapter(createAdapter(withoutFailures(publisher), subscriber, { key }));
      // Commands are answered in order: once this one is, the adapter's are.
      await waitAtMost(patienceMs, subscriber.subscribe([wakeChannel]));
    },
    wake(name, payload) {
      // This process wakes without Redis too.
      setImmediate(() => wakes.emit(`wake:${name}`, payload));
      ignoreFailure(publisher.publish(wakeChannel, [self, name, ...(payload === undefined ? [] : [payload])].join(' ')));
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
