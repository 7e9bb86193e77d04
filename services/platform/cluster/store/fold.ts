// Folds commits of one lane into one view: documents are read, and written by compare-and-set on `rev`; on a miss they are read and folded again.
import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '../../errors.ts';
import type { RecordedEvent } from '../../fold.ts';
import { type DocRecord, eventsById, foldRecord, type Moment, type Seen } from '../../following/fold-engine.ts';
import type { View } from '../../ports/store.ts';
import type { Records, Write } from './records.ts';

/** A commit as folds see it. `events` is called when the view folds it, and may throw. */
export type SeenCommit = { seq: number; events(): RecordedEvent[] };
/** `seq` is the last commit that was folded, 0 when none was; `failure` what the fold of the next one threw. */
export type Folded = { seq: number; failure?: { error: unknown } };
type Touched = { seq: number; byId: Map<string, RecordedEvent[]> };
type Parts = { view: View; records: Records; commits: readonly SeenCommit[]; knownTo(): Promise<Seen> };

const misses = 20;

/** Nothing is written of the commit whose fold throws, nor of any after it, unless another keeper wrote its documents in between. */
export async function foldCommits({ view, records, commits, knownTo }: Parts): Promise<Folded> {
  const sorted = upToThrow(commits, (commit): Touched => ({ seq: commit.seq, byId: eventsById(view, commit.events()) }));
  let { done, failure } = sorted;
  for (let miss = 0; miss < misses; miss += 1) {
    const before = await records.load([...new Set(done.flatMap(({ byId }) => [...byId.keys()]))]);
    const moment: Moment = { at: new Date().toISOString(), known: {} };
    const staged = new Map<string, Write>();
    const folded = upToThrow(done, (commit) => {
      for (const [id, write] of foldOne(view, before, staged, commit, moment)) staged.set(id, write);
      return commit;
    });
    ({ done, failure } = folded.failure ? folded : { done, failure });
    const writes = await markTombstones([...staged.values()], moment, knownTo);
    if (writes.length === 0 || (await records.save(writes))) return { seq: done.at(-1)?.seq ?? 0, ...(failure && { failure }) };
    await pause(Math.random() * 10 * miss);
  }
  throw unavailable('The database');
}

/** Stages nothing unless the whole commit folds. */
function foldOne(view: View, loaded: Map<string, DocRecord>, staged: Map<string, Write>, { byId }: Touched, moment: Moment): [string, Write][] {
  const changed: [string, Write][] = [];
  for (const [id, events] of byId) {
    const known = staged.get(id);
    const before = known?.before ?? loaded.get(id);
    const after = foldRecord(view, id, known?.after ?? before, events, moment);
    // The text is made here, so that a document that has none fails as a fold does, before anything is written.
    if (after) changed.push([id, { before, after, text: after.doc ? JSON.stringify(after.doc) : null }]);
  }
  return changed;
}

/** What all lanes are known to reach is asked only when a document ended. */
async function markTombstones(writes: Write[], moment: Moment, knownTo: () => Promise<Seen>): Promise<Write[]> {
  const ends = (write: Write) => write.after.gone?.known === moment.known;
  if (!writes.some(ends)) return writes;
  const known = await knownTo();
  return writes.map((write) => {
    const { gone } = write.after;
    return gone && ends(write) ? { ...write, after: { ...write.after, gone: { ...gone, known } } } : write;
  });
}

function upToThrow<From, To>(list: readonly From[], make: (one: From) => To): { done: To[]; failure?: { error: unknown } } {
  const done: To[] = [];
  for (const one of list) {
    try {
      done.push(make(one));
    } catch (error) {
      return { done, failure: { error } };
    }
  }
  return { done };
}
