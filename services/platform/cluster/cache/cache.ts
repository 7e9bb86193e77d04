import { unavailable } from '../../errors.ts';
import type { Cache } from '../../ports/cache.ts';
import { formatPosition, parsePosition } from '../../wire/position.ts';
import { openRedis, type RedisSettings, redisProblems } from '../redis/redis.ts';

/** KEYS: the count. ARGV: milliseconds from the first count on, and the increment. Answers the count and the remaining milliseconds. */
const countScript = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** KEYS: the position, a hash of service.lane → seq. ARGV: milliseconds, then pairs of service.lane and seq. */
const raiseScript = `
for place = 2, #ARGV, 2 do
  local known = redis.call('HGET', KEYS[1], ARGV[place])
  if not known or tonumber(ARGV[place + 1]) > tonumber(known) then redis.call('HSET', KEYS[1], ARGV[place], ARGV[place + 1]) end
end
return redis.call('PEXPIRE', KEYS[1], ARGV[1])`;

const milliseconds = (seconds: number): number => Math.max(Math.ceil(seconds * 1000), 1);

/** `media.3.44` → [`media.3`, `44`] */
const splitPlace = (part: string): [string, string] => [part.slice(0, part.lastIndexOf('.')), part.slice(part.lastIndexOf('.') + 1)];

export function redisCache({ redisUrl, prefix }: RedisSettings): Cache & { close(): Promise<void> } {
  const redis = openRedis(redisUrl);
  const named = (kind: string) => (key: string) => `${prefix}${kind}:${key}`;
  const [text, counted, reached] = [named('text'), named('count'), named('position')] as const;

  const ask = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch {
      throw unavailable('The cache');
    }
  };

  return {
    get: async (key) => (await ask(redis.get(text(key)))) ?? undefined,
    async set(key, value, seconds) {
      await ask(redis.set(text(key), value, 'PX', milliseconds(seconds)));
    },
    async remove(key) {
      await ask(redis.del(text(key), counted(key), reached(key)));
    },
    async count(key, seconds, by = 1) {
      const answer: unknown = await ask(redis.eval(countScript, 1, counted(key), milliseconds(seconds), by));
      const [count, left] = Array.isArray(answer) ? answer.map(Number) : [];
      return { count: count ?? 0, resetsInSeconds: Math.max(Math.ceil((left ?? 0) / 1000), 0) };
    },
    async raise(key, position, seconds) {
      const places = formatPosition(position)
        .split(',')
        .filter((part) => part !== '')
        .flatMap(splitPlace);
      await ask(redis.eval(raiseScript, 1, reached(key), milliseconds(seconds), ...places));
    },
    async position(key) {
      const places = Object.entries(await ask(redis.hgetall(reached(key))));
      return parsePosition(places.map(([place, seq]) => `${place}.${seq}`).join(','));
    },
    problems: () => redisProblems(redis),
    async close() {
      redis.disconnect();
    },
  };
}
