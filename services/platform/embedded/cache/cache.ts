import type { Cache } from '../../ports/cache.ts';
import { emptyPosition, mergePositions, type Position } from '../../wire/position.ts';

type CacheEntry<Value> = { value: Value; until: number };

/** Values in memory, each until its time, in ms of the monotonic clock. Over `maxEntries` the oldest tenth is removed. */
function expiringMap<Value>(maxEntries: number) {
  const entries = new Map<string, CacheEntry<Value>>();
  const removeOld = () => {
    const now = performance.now();
    for (const [key, { until }] of entries) if (until <= now) entries.delete(key);
    for (const key of entries.keys()) {
      if (entries.size <= maxEntries * 0.9) return;
      entries.delete(key);
    }
  };
  return {
    get(key: string): CacheEntry<Value> | undefined {
      const entry = entries.get(key);
      if (entry && entry.until > performance.now()) return entry;
      entries.delete(key);
      return undefined;
    },
    set(key: string, value: Value, until: number): void {
      entries.delete(key);
      entries.set(key, { value, until });
      if (entries.size > maxEntries) removeOld();
    },
    delete: (key: string) => entries.delete(key),
  };
}

const after = (seconds: number) => performance.now() + seconds * 1000;

/** The cache in the memory of the process. Each kind (values, counts, positions) has at most `maxEntries`. */
export function embeddedCache({ maxEntries = 100_000 }: { maxEntries?: number } = {}): Cache {
  const texts = expiringMap<string>(maxEntries);
  const counts = expiringMap<number>(maxEntries);
  const positions = expiringMap<Position>(maxEntries);
  return {
    get: async (key) => texts.get(key)?.value,
    set: async (key, value, seconds) => texts.set(key, value, after(seconds)),
    async remove(key) {
      for (const kind of [texts, counts, positions]) kind.delete(key);
    },
    async count(key, seconds, by = 1) {
      const before = counts.get(key);
      const until = before?.until ?? after(seconds);
      const count = (before?.value ?? 0) + by;
      counts.set(key, count, until);
      return { count, resetsInSeconds: Math.max(Math.ceil((until - performance.now()) / 1000), 0) };
    },
    async raise(key, position, seconds) {
      positions.set(key, mergePositions(positions.get(key)?.value ?? emptyPosition, position), after(seconds));
    },
    position: async (key) => positions.get(key)?.value ?? emptyPosition,
    problems: () => [],
  };
}
