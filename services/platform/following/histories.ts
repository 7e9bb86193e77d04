// [Note: A log that lost its end] An old file is restored, a write-ahead log was cut, or another log replaces it. Commits that were read at its end are
// gone then, and others will follow in their place. Each consumer stores the link of the commit at its cursor. The start compares it, and otherwise the first
// commit that does not follow reveals it. Views are then rebuilt, since nobody knows which parts are from the lost end. Reactions do not run again:
// their planning continues at the tail.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { unavailable } from '../errors.ts';
import { OtherHistory } from '../ports/shared/links.ts';
import { isPlanning } from '../ports/shared/store-rules.ts';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Mark, Store, View } from '../ports/store.ts';
import type { Rebuilds } from './rebuilds.ts';
import type { LogState, SourceLog } from './source-log.ts';
import type { Consumer } from './subscription.ts';

/** Longer than a view takes to be emptied. */
const leaseSeconds = 60;
const lookEveryMs = 200;

type HistoriesOptions = { store: Store; views: readonly View[]; source: SourceLog; rebuilds: Rebuilds; log: Logger };

export type Histories = {
  /** Compares all that was taken of a log with that log. Refuses while its owner is away. */
  compare(source: string): Promise<void>;
  /**
   * Compares again what could not be compared before, and a log that has become shorter. Called with the tails that its owner answers every few seconds.
   */
  noteTails(source: string, tails: ReadonlyMap<number, number>): void;
  /** Wraps a consumer: commits that do not follow its last one are compared first, then it continues. */
  guarded(consumer: Consumer): Consumer;
  /** Registers a listener for reset consumers: their subscriptions have to ask for the cursors again. */
  onPutBack(listener: () => void): void;
  warnings(): string[];
};

const furthest = (tails: ReadonlyMap<number, number>, taken: ReadonlyMap<number, number> = new Map()): ReadonlyMap<number, number> =>
  new Map([...tails, ...[...taken].filter(([lane, seq]) => seq > (tails.get(lane) ?? 0))]);

export function compareHistories({ store, views, source, rebuilds, log }: HistoriesOptions): Histories {
  const listeners = new Set<() => void>();
  const warned = new Map<string, string>();
  /** Last known tails of each log, from its owner's answer and from consumed commits. */
  const reached = new Map<string, ReadonlyMap<number, number>>();
  const taken = new Map<string, Map<number, number>>();
  const running = new Map<string, Promise<void>>();

  const noteTaken = (name: string, lane: number, seq: number) => {
    const ofLog = taken.get(name) ?? new Map<number, number>();
    taken.set(name, ofLog.set(lane, Math.max(ofLog.get(lane) ?? 0, seq)));
  };

  const linkAt = async (name: string, { lane, seq }: { lane: number; seq: number }) => (await source.read(name, lane, seq - 1, 1))[0]?.link;

  /** Returns the marks of another history. Equal places are compared once. */
  const strangers = async (name: string, marks: readonly Mark[], { id, tails }: LogState): Promise<Mark[]> => {
    const known = await store.marks.logId(name);
    const isSameLog = known === undefined || id === '' || known === id;
    const isThere = async ({ lane, seq, link }: Mark) => {
      if (seq > (tails.get(lane) ?? 0)) return false;
      return link === undefined ? isSameLog : (await linkAt(name, { lane, seq })) === link;
    };
    const places = Map.groupBy(marks, ({ lane, seq, link }) => `${lane}/${seq}/${link ?? ''}`);
    const found = await Promise.all([...places.values()].map(async (alike) => (alike[0] && (await isThere(alike[0])) ? [] : alike)));
    return found.flat();
  };

  const ours = (consumer: string) => isPlanning(consumer) || views.some((view) => viewKey(view) === consumer);
  const lostOf = async (name: string): Promise<{ lost: Mark[]; state: LogState }> => {
    // Read before the tails: later commits are beyond them.
    const marks = (await store.marks.of(name)).filter(({ consumer, seq }) => seq > 0 && ours(consumer));
    const state = await source.state(name);
    return { lost: await strangers(name, marks, state), state };
  };

  const beginAnew = async (name: string): Promise<void> => {
    const { lost, state } = await lostOf(name);
    for (const view of views) if (lost.some(({ consumer }) => consumer === viewKey(view))) await rebuilds.begin(view);
    for (const { consumer, lane } of lost.filter((mark) => isPlanning(mark.consumer))) {
      const seq = state.tails.get(lane) ?? 0;
      await store.marks.put(name, { consumer, lane, seq, link: seq > 0 ? await linkAt(name, { lane, seq }) : undefined });
    }
  };

  /** One process at a time: the next one finds nothing lost, and does not empty a view in rebuild. */
  const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
    const [holder, lease] = [randomUUID(), `anew:${name}`];
    try {
      while (!(await store.leases.hold(holder, [lease], leaseSeconds)).held.has(lease)) await pause(lookEveryMs);
      await work();
    } finally {
      await store.leases.release(holder);
    }
  };

  const compareNow = async (name: string) => {
    const { lost, state } = await lostOf(name);
    if (lost.length > 0) {
      const who = [...new Set(lost.map(({ consumer }) => consumer))].sort().join(', ');
      warned.set(name, `Something was lost of the log of ${name} that was taken before, or it is another log. Made anew, or gone on with at its end: ${who}.`);
      log.warn({ source: name, lost }, 'a log has lost its end');
      await alone(name, () => beginAnew(name));
      taken.delete(name);
      for (const listener of listeners) listener();
    }
    if (state.id !== '' && state.id !== (await store.marks.logId(name))) await store.marks.noteLogId(name, state.id);
    reached.set(name, state.tails);
  };
  const compare = (name: string): Promise<void> => {
    const now = running.get(name) ?? compareNow(name).finally(() => running.delete(name));
    running.set(name, now);
    return now;
  };

  return {
    compare,
    onPutBack: (listener) => void listeners.add(listener),
    noteTails(name, tails) {
      const before = reached.get(name);
      if (before && [...before].every(([lane, seq]) => (tails.get(lane) ?? 0) >= seq)) reached.set(name, furthest(tails, taken.get(name)));
      else compare(name).catch((error: unknown) => log.debug({ source: name, err: error }, 'a log cannot be compared yet'));
    },
    guarded: (consumer) => ({
      ...consumer,
      async handle(name, lane, commits) {
        try {
          await consumer.handle(name, lane, commits);
          noteTaken(name, lane, commits.at(-1)?.seq ?? 0);
        } catch (error) {
          if (!(error instanceof OtherHistory)) throw error;
          await compare(name);
          throw unavailable(`The log of ${name}`, 'catching-up');
        }
      },
    }),
    warnings: () => [...warned.values()],
  };
}
