// The security log as a stream in Redis, with limits of entries and days. Ids are from Redis' clock, ages from the notes' clock. The connection opens
// with the first request: only gateways have one.
import type { Redis } from 'ioredis';
import { type Clock, systemClock } from '../../clock/clock.ts';
import { unavailable } from '../../errors.ts';
import { type SecurityLog, securityKeptMs } from '../../ports/security-log.ts';
import { cursorIdOf, entryOf, securityPage } from '../../ports/shared/security-entries.ts';
import { pruneEveryMs, trustedMs } from '../../ports/shared/security-pruning.ts';
import { openRedis, type RedisSettings, redisProblems } from '../redis/redis.ts';

const pruneAtOnce = 200;

type StreamSettings = RedisSettings & { maxEntries?: number; keptMs?: number; clock?: Clock };

export function redisSecurityLog({
  redisUrl,
  prefix,
  maxEntries = 10_000,
  keptMs = securityKeptMs,
  clock = systemClock,
}: StreamSettings): SecurityLog & { close(): Promise<void> } {
  const [key, mark] = [`${prefix}security`, `${prefix}security-pruned`];
  let opened: Redis | undefined;
  let prunedAtMs = Number.NEGATIVE_INFINITY;
  const connected = (): Redis => {
    opened ??= openRedis(redisUrl);
    return opened;
  };

  const isKept = (text: string, nowMs: number) => Date.parse(entryOf('', text)?.at ?? '') > nowMs - keptMs;

  /** Removes the oldest entries up to the first that is kept, a page at a time. */
  async function prune(nowMs: number): Promise<void> {
    for (;;) {
      const oldest = await connected().xrange(key, '-', '+', 'COUNT', pruneAtOnce);
      const old = oldest.findIndex(([, [, text = '']]) => isKept(text, nowMs));
      const removed = (old < 0 ? oldest : oldest.slice(0, old)).map(([id]) => id);
      if (removed.length === 0) return;
      await connected().xdel(key, ...removed);
    }
  }

  /** Gateways that do so at the same time remove the same entries. */
  async function pruneDaily(): Promise<void> {
    if (clock.monotonicMs() - prunedAtMs < pruneEveryMs) return;
    const marked = Number((await connected().get(mark)) ?? 0);
    const nowMs = trustedMs(marked, clock.now().getTime());
    if (marked > 0) await prune(nowMs);
    await connected().set(mark, nowMs);
    prunedAtMs = clock.monotonicMs();
  }

  const ask = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch {
      throw unavailable('The security log');
    }
  };

  // Runs without requests too, so that entries never outlive their limit.
  const daily = setInterval(() => void (opened && pruneDaily().catch(() => undefined)), pruneEveryMs).unref();

  return {
    async append(note) {
      await ask(pruneDaily());
      await ask(connected().xadd(key, 'MAXLEN', maxEntries, '*', 'note', JSON.stringify(note)));
    },
    async newest(limit, before) {
      const place = cursorIdOf(before);
      const nowMs = clock.now().getTime();
      const stored = await ask(connected().xrevrange(key, place === undefined ? '+' : `(${place}`, '-', 'COUNT', limit + 1));
      const kept = stored.flatMap(([id, [, text = '']]) => (isKept(text, nowMs) ? (entryOf(id, text) ?? []) : []));
      return securityPage(kept, limit);
    },
    problems: () => (opened === undefined ? [] : redisProblems(opened)),
    async close() {
      clearInterval(daily);
      opened?.disconnect();
    },
  };
}
