import { singleFlight } from '../async/single-flight.ts';
import { sourcesOf } from '../event.ts';
import type { Bus } from '../ports/bus.ts';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Store, View } from '../ports/store.ts';
import { foldNext } from './fold-next.ts';
import type { Progress } from './progress.ts';
import type { Consumer } from './subscription.ts';

/** Tails of a log, shared by all consumers that start together; an answer that is a moment old only brings commits that are skipped. */
const sharedLook = () => singleFlight<ReadonlyMap<number, number>>();

/** Commits that are read and folded together: with more in a transaction, each of its pages is written for more of them. */
export const maxCommitsFolded = 400;

export function viewConsumer(store: Store, progress: Progress, view: View): Consumer {
  const look = sharedLook();
  return {
    name: `view:${viewKey(view)}`,
    sources: sourcesOf(view.reads),
    maxCommits: maxCommitsFolded,
    async cursor(source, lane) {
      const cursor = (await look(source, () => store.views.cursors(view, source))).get(lane) ?? 0;
      progress.note(view, source, lane, cursor);
      return cursor;
    },
    handle: (source, lane, commits) => foldNext(store, progress, view, source, lane, commits),
  };
}

/** A new keeper of a partition starts this many commits before its tail. */
const commitsRelayedAgain = 100;

/**
 * [Note: The relay keeps no cursor] Sending to the bus only saves time: subscribers fill gaps from the log and ask for its tails every few seconds. The
 * relay's cursor is therefore only in memory. A new keeper of a partition starts shortly before its tail, and subscribers drop repeats.
 */
export function relayConsumer(service: string, store: Store, bus: Bus): Consumer {
  const sent = new Map<number, number>();
  const look = sharedLook();
  return {
    name: 'relay',
    sources: [service],
    bestEffort: true,
    async cursor(_source, lane) {
      return Math.max(sent.get(lane) ?? 0, ((await look(service, store.log.tails)).get(lane) ?? 0) - commitsRelayedAgain);
    },
    async handle(source, lane, commits) {
      await bus.publish(source, lane, commits);
      sent.set(lane, commits.at(-1)?.seq ?? 0);
    },
  };
}
