import type { Logger } from 'pino';
import type { Commit } from '../ports/store.ts';
import { unknownTypes } from './recorded-events.ts';
import type { Consumer } from './subscription.ts';

/** Events of types that this build does not know: a newer one wrote them, and folds and reactions pass over them. */
export type UnknownEvents = {
  /** Wraps a consumer to count the events that it skips: each once, also across several consumers. */
  countedIn(consumer: Consumer): Consumer;
  /** Counts those skipped already, in commits that were folded while they were appended. */
  count(source: string, commits: readonly Commit[]): void;
  /** Counts of unknown events by source and type, in words. */
  warnings(): string[];
};

/** `lanes`: last counted seq of each partition. */
type Met = { source: string; type: string; count: number; lanes: Map<number, number> };

export function countUnknownEvents(log: Logger): UnknownEvents {
  const met = new Map<string, Met>();

  const meet = (source: string, type: string): Met => {
    const name = `${source}/${type}`;
    const known = met.get(name);
    if (known) return known;
    log.warn({ source, type }, 'events of a type that this build does not know are passed over');
    const first = { source, type, count: 0, lanes: new Map() };
    met.set(name, first);
    return first;
  };

  const count = (source: string, commit: Commit) => {
    const { lane, seq } = commit;
    for (const [type, { length }] of Map.groupBy(unknownTypes(source, commit), (name) => name)) {
      const of = meet(source, type);
      if (seq <= (of.lanes.get(lane) ?? 0)) continue;
      of.lanes.set(lane, seq);
      of.count += length;
    }
  };

  return {
    count(source, commits) {
      for (const commit of commits) count(source, commit);
    },
    countedIn: (consumer) => ({
      ...consumer,
      async handle(source, lane, commits) {
        await consumer.handle(source, lane, commits);
        for (const commit of commits) count(source, commit);
      },
    }),
    warnings: () => [...met.values()].map(({ source, type, count: times }) => `events of the unknown type ${source}/${type} were passed over: ${times}`),
  };
}
