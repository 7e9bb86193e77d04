import type { Cache } from '../../ports/cache.ts';
import { emptyPosition, mergePositions, type Position } from '../../position.ts';

type Kept<Value> = { value: Value; until: number };

/** What may be forgotten, in memory and by the clock. */
function forgetful<Value>(mostEntries: number) {
  const entries = new Map<string, Kept<Value>>();
  const forgetOld = () => {
    const now = Date.now();
    for (const [key, { until }] of entries) if (until <= now) entries.delete(key);
    for (const key of entries.keys()) {
      if (entries.size <= mostEntries * 0.9) return;
      entries.delete(key);
    }
  };
  return {
    get(key: string): Kept<Value> | undefined {
      const kept = entries.get(key);
      if (kept && kept.until > Date.now()) return kept;
      entries.delete(key);
      return undefined;
    },
    set(key: string, value: Value, until: number): void {
      entries.delete(key);
      entries.set(key, { value, until });
      if (entries.size > mostEntries) forgetOld();
    },
    delete: (key: string) => entries.delete(key),
  };
}

const after = (seconds: number) => Date.now() + seconds * 1000;

/** Of each kind at most `mostEntries` are kept; then the oldest are forgotten. */
export function embeddedCache({ mostEntries = 100_000 }: { mostEntries?: number } = {}): Cache {
  const texts = forgetful<string>(mostEntries);
  const counts = forgetful<number>(mostEntries);
  const positions = forgetful<Position>(mostEntries);
  return {
    get: async (key) => texts.get(key)?.value,
    set: async (key, value, seconds) => texts.set(key, value, after(seconds)),
    async remove(key) {
      for (const kept of [texts, counts, positions]) kept.delete(key);
    },
    async count(key, seconds) {
      const before = counts.get(key);
      const until = before?.until ?? after(seconds);
      const count = (before?.value ?? 0) + 1;
      counts.set(key, count, until);
      return { count, resetsInSeconds: Math.max(Math.ceil((until - Date.now()) / 1000), 0) };
    },
    async raise(key, position, seconds) {
      positions.set(key, mergePositions(positions.get(key)?.value ?? emptyPosition, position), after(seconds));
    },
    position: async (key) => positions.get(key)?.value ?? emptyPosition,
    problems: () => [],
  };
}
