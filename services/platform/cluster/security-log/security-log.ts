// The security log as a stream in Redis, of so many entries and days at most. The connection is opened with the first question: only gateways have one.
import type { Redis } from 'ioredis';
import { unavailable } from '../../errors.ts';
import { type SecurityLog, securityKeptMs } from '../../ports/security-log.ts';
import { entryOf, placeBefore, securityPage } from '../../ports/shared/security-entries.ts';
import { openRedis, type RedisSettings, redisProblems } from '../redis/redis.ts';

/** KEYS: the stream. ARGV: an entry, how many are kept, from when on, and for how many milliseconds from now. */
const appendScript = `
redis.call('XADD', KEYS[1], 'MAXLEN', ARGV[2], '*', 'note', ARGV[1])
redis.call('XTRIM', KEYS[1], 'MINID', ARGV[3])
return redis.call('PEXPIRE', KEYS[1], ARGV[4])`;

type StreamSettings = RedisSettings & { maxEntries?: number; keptMs?: number };

export function redisSecurityLog({ redisUrl, prefix, maxEntries = 10_000, keptMs = securityKeptMs }: StreamSettings): SecurityLog & { close(): Promise<void> } {
  const key = `${prefix}security`;
  let opened: Redis | undefined;
  const connected = (): Redis => {
    opened ??= openRedis(redisUrl);
    return opened;
  };
  const keptSince = () => String(Date.now() - keptMs);

  const ask = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch {
      throw unavailable('The security log');
    }
  };

  return {
    async append(note) {
      await ask(connected().eval(appendScript, 1, key, JSON.stringify(note), maxEntries, keptSince(), keptMs));
    },
    async newest(limit, before) {
      const place = placeBefore(before);
      const stored = await ask(connected().xrevrange(key, place === undefined ? '+' : `(${place}`, keptSince(), 'COUNT', limit + 1));
      return securityPage(
        stored.flatMap(([id, [, text = '']]) => entryOf(id, text) ?? []),
        limit,
      );
    },
    problems: () => (opened === undefined ? [] : redisProblems(opened)),
    async close() {
      opened?.disconnect();
    },
  };
}
