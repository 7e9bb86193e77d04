// [Note: Pending commits] Decisions that meet on a stream are made one upon the other's commit, before it is durable. So they share one write. Each is
// answered when its own commit is durable. If the commit below is refused, the log refuses it as well, and it is decided again.
import type { AppendOutcome, Draft, Store } from '../ports/store.ts';

/** A draft on its way into the log. `seq`: its place once it is durable; undefined if it was not appended. */
export type PendingCommit = { draft: Draft; seq: Promise<number | undefined> };

export type PendingCommits = {
  /** The last draft of a stream that is on its way. */
  newest(lane: number, stream: string): PendingCommit | undefined;
  /** Notes a draft until its outcome. Returns the outcome. */
  note(draft: Draft, appending: Promise<AppendOutcome>): Promise<AppendOutcome>;
};

function notePending(): PendingCommits {
  const newest = new Map<string, PendingCommit>();
  const placeOf = (lane: number, stream: string) => `${lane}:${stream}`;
  return {
    newest: (lane, stream) => newest.get(placeOf(lane, stream)),
    note(draft, appending) {
      const place = placeOf(draft.lane, draft.stream);
      const seq = appending.then(
        (appended) => (appended.outcome === 'appended' ? appended.commit.seq : undefined),
        () => undefined,
      );
      const pending = { draft, seq };
      newest.set(place, pending);
      // A refused draft ends the chain, so that later decisions read the log.
      void seq.then((found) => {
        if (found === undefined || newest.get(place) === pending) newest.delete(place);
      });
      return appending;
    },
  };
}

const ofStores = new WeakMap<Store, PendingCommits>();

/** Pending commits of this process in a store. */
export function pendingIn(store: Store): PendingCommits {
  const known = ofStores.get(store) ?? notePending();
  ofStores.set(store, known);
  return known;
}
