import type { Bus } from '../../ports/bus.ts';
import type { Commit } from '../../ports/store.ts';

type Listener = (source: string, lane: number, commits: Commit[]) => void;

/** Hands commits to the subscribers of the same process, later and as copies, as a bus between processes would. */
export function embeddedBus(): Bus {
  const subscribers = new Set<{ sources: ReadonlySet<string>; listener: Listener }>();
  return {
    async publish(source, lane, commits) {
      if (commits.length === 0) return;
      const text = JSON.stringify(commits);
      for (const { sources, listener } of subscribers) if (sources.has(source)) setImmediate(() => listener(source, lane, JSON.parse(text)));
    },
    async subscribe(sources, listener) {
      const subscriber = { sources: new Set(sources), listener };
      subscribers.add(subscriber);
      return async () => {
        subscribers.delete(subscriber);
      };
    },
    problems: () => [],
    warnings: () => [],
  };
}
