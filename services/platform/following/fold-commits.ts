// Folding of commits of one partition into one view, for both stores. It is pure and synchronous: one store runs it inside a transaction, the other
// between its reads and writes. The store loads documents, saves the plan, and moves the cursor.
import type { RecordedEvent } from '../event.ts';
import { mayFollow, OtherHistory } from '../ports/shared/links.ts';
import type { Commit, View } from '../ports/store.ts';
import { type DocRecord, eventsById, type FoldedUpTo, foldRecord, type Moment } from './fold-engine.ts';

/** A commit to be folded. `events` is called when the view folds it, and may throw. */
export type FoldableCommit = { seq: number; link?: string | undefined; events(): RecordedEvent[] };

/** The events of one commit by the documents they touch. */
type TouchedDocs = { seq: number; byId: ReadonlyMap<string, RecordedEvent[]> };

/** Results for the items of a list up to the first that threw. */
type UpToFailure<Done> = { done: Done[]; failure?: { error: unknown } };

export type TouchedCommits = UpToFailure<TouchedDocs>;

/** A document to be written. `text` is it as JSON; `null` when it was deleted. */
export type DocWrite = { before: DocRecord | undefined; after: DocRecord; text: string | null };

export type FoldPlan = {
  writes: DocWrite[];
  /** The last commit that was folded; 0 when none was. */
  seq: number;
  /** Error of the next item. */
  failure?: { error: unknown };
};

/** Placeholder in new tombstones until `withKnownTails`: tails are looked up only if a document was deleted. */
const notLookedUp: FoldedUpTo = {};

/** The commits after the cursor. Throws when they are not the next, or one between them is missing; `OtherHistory` when they do not follow the cursor's link. */
export function commitsAfter(
  { seq: cursor, link }: { seq: number; link?: string | undefined },
  commits: readonly Commit[],
  { view, lane }: { view: string; lane: string },
): Commit[] {
  const next = commits.filter(({ seq }) => seq > cursor);
  const gap = next.find(({ seq }, at) => seq !== cursor + 1 + at);
  if (gap) throw new Error(`${view} has folded ${lane} up to ${cursor}; ${gap.seq} is not the next.`);
  const [first] = next;
  if (first && !mayFollow(link, first)) throw new OtherHistory(`${view} has folded another history of ${lane} up to ${cursor}.`);
  return next;
}

/** Units of work in a commit: itself and each document that it touches. */
const sizeOf = ({ byId }: TouchedDocs): number => 1 + byId.size;

/** Units of work in commits. */
export const workIn = ({ done }: TouchedCommits): number => done.reduce((sum, commit) => sum + sizeOf(commit), 0);

/** Documents that each commit touches. Ends with the commit that reaches `maxWork` units of work. */
export function touchedDocs(view: View, commits: readonly FoldableCommit[], maxWork = Number.POSITIVE_INFINITY): TouchedCommits {
  let work = 0;
  const touched = ({ seq, events }: FoldableCommit): TouchedDocs => {
    const commit = { seq, byId: eventsById(view, events()) };
    work += sizeOf(commit);
    return commit;
  };
  return upToFailure(commits, touched, () => work >= maxWork);
}

/** Ids of all documents that commits touch, each once. */
export function touchedIds({ done }: TouchedCommits): string[] {
  const ids = new Set<string>();
  for (const { byId } of done) for (const id of byId.keys()) ids.add(id);
  return [...ids];
}

/**
 * Plans the writes: each document once, even if many commits touch it. Excludes the commit whose fold throws, and all later ones. `load` returns a
 * document as it is stored.
 */
export function planFold(view: View, touched: TouchedCommits, load: (id: string) => DocRecord | undefined): FoldPlan {
  const moment: Moment = { at: new Date().toISOString(), known: notLookedUp };
  const writes = new Map<string, DocWrite>();
  const folded = upToFailure(touched.done, (commit) => {
    for (const write of foldCommit(view, commit, writes, load, moment)) writes.set(write.after.id, write);
    return commit.seq;
  });
  return { writes: [...writes.values()], seq: folded.done.at(-1) ?? 0, failure: folded.failure ?? touched.failure };
}

/** All writes of one commit, or none. */
function foldCommit(
  view: View,
  { byId }: TouchedDocs,
  planned: ReadonlyMap<string, DocWrite>,
  load: (id: string) => DocRecord | undefined,
  moment: Moment,
): DocWrite[] {
  const writes: DocWrite[] = [];
  for (const [id, events] of byId) {
    const earlier = planned.get(id);
    const before = earlier ? earlier.before : load(id);
    const after = foldRecord(view, id, earlier?.after ?? before, events, moment);
    // The text is made here, so that a document without one fails like a fold, before anything is written.
    if (after) writes.push({ before, after, text: textOf(after) });
  }
  return writes;
}

const textOf = ({ doc }: DocRecord): string | null => (doc ? JSON.stringify(doc) : null);

const isNewTombstone = ({ after }: DocWrite): boolean => after.gone?.known === notLookedUp;

/** True if `withKnownTails` has something to add before the writes are saved. */
export const hasDeleted = (writes: readonly DocWrite[]): boolean => writes.some(isNewTombstone);

/** Adds to new tombstones the known tails of all partitions of the view. */
export function withKnownTails(writes: readonly DocWrite[], known: FoldedUpTo): DocWrite[] {
  return writes.map((write) => {
    const { after } = write;
    return after.gone && isNewTombstone(write) ? { ...write, after: { ...after, gone: { ...after.gone, known } } } : write;
  });
}

/** Plans in-place changes of existing documents. */
export function planChanges(records: Iterable<DocRecord>, change: (doc: object) => object): DocWrite[] {
  return [...records].flatMap((before): DocWrite[] => {
    if (!before.doc) return [];
    const after = { ...before, rev: before.rev + 1, doc: change(before.doc) };
    return [{ before, after, text: textOf(after) }];
  });
}

function upToFailure<From, To>(list: readonly From[], make: (one: From) => To, isFull: () => boolean = () => false): UpToFailure<To> {
  const done: To[] = [];
  for (const one of list) {
    if (isFull()) break;
    try {
      done.push(make(one));
    } catch (error) {
      return { done, failure: { error } };
    }
  }
  return { done };
}
