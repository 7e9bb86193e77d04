// Folds commits of one lane into one view: documents are read and written once, however many commits touch them.

import type { RecordedEvent } from '../../fold.ts';
import { type DocRecord, eventsById, foldRecord, type Moment } from '../../following/fold-engine.ts';
import type { View } from '../../ports/store.ts';
import type { ViewTable } from './view-table.ts';

/** A commit as folds see it. `events` is called when the view folds it, and may throw. */
export type SeenCommit = { seq: number; events(): RecordedEvent[] };

export type Folded = {
  /** The last commit that was folded; 0 when none was. */
  seq: number;
  /** What the fold of the next one threw. */
  failure?: { error: unknown };
};

type Staged = { before: DocRecord | undefined; after: DocRecord | undefined; text: string | null };

/** Inside a transaction. Nothing is written of the commit whose fold throws, nor of any after it. */
export function foldCommits(view: View, table: ViewTable, commits: readonly SeenCommit[], moment: Moment): Folded {
  const staged = new Map<string, Staged>();
  let seq = 0;
  let failure: Folded['failure'];
  for (const commit of commits) {
    try {
      const changed = foldOne(view, table, staged, commit.events(), moment);
      for (const [id, change] of changed) staged.set(id, change);
    } catch (error) {
      failure = { error };
      break;
    }
    seq = commit.seq;
  }
  for (const { before, after, text } of staged.values()) if (after && after !== before) table.save(before, after, text);
  return failure ? { seq, failure } : { seq };
}

function foldOne(view: View, table: ViewTable, staged: Map<string, Staged>, events: RecordedEvent[], moment: Moment): [string, Staged][] {
  const changed: [string, Staged][] = [];
  for (const [id, touching] of eventsById(view, events)) {
    const known = staged.get(id);
    const before = known ? known.before : table.load(id);
    const now = known ? known.after : before;
    const after = foldRecord(view, id, now, touching, moment);
    // The text is made here, so that a document that has none fails as a fold does, before anything is written.
    if (after) changed.push([id, { before, after, text: after.doc ? JSON.stringify(after.doc) : null }]);
    else if (!known) changed.push([id, { before, after: now, text: null }]);
  }
  return changed;
}
