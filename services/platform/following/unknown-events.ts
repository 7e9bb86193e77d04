import type { Logger } from 'pino';
import { loadCodec } from '../codec/codec.ts';
import type { Commit } from '../ports/store.ts';
import type { Consumer } from './subscription.ts';

/** Events of types that this build does not know: a newer one wrote them, and folds and reactions pass over them. */
export type UnknownEvents = {
  /** The same consumer, and what it passes over is counted: each event once, by whichever consumer comes to it first. */
  countedIn(consumer: Consumer): Consumer;
  /** By source and type, how many this process has met. */
  warnings(): string[];
};

/** `lanes`: the last seq of each lane that was counted. */
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

  const count = (source: string, { lane, seq, events }: Commit) => {
    const unknown = events.filter(({ type }) => !loadCodec().knowsEvent(source, type));
    if (unknown.length === 0) return;
    for (const [type, { length }] of Map.groupBy(unknown, (event) => event.type)) {
      const of = meet(source, type);
      if (seq <= (of.lanes.get(lane) ?? 0)) continue;
      of.lanes.set(lane, seq);
      of.count += length;
    }
  };

  return {
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
