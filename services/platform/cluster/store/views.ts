// The views of one service in its database.
import { peopleOf } from '../../codec/personal.ts';
import { Refusal } from '../../errors.ts';
import { commitsAfter, type FoldableCommit, planChanges } from '../../following/fold-commits.ts';
import { type FoldedUpTo, isTombstoneExpired, laneName } from '../../following/fold-engine.ts';
import { eventsOrSkip } from '../../following/recorded-events.ts';
import { type StoppedLanes, trackStoppedLanes } from '../../following/stopped-lanes.ts';
import type { ErasedPeople } from '../../ports/erased.ts';
import { viewHandleOf } from '../../ports/shared/store-rules.ts';
import { viewKey } from '../../ports/shared/view-index.ts';
import type { Skip } from '../../ports/skips.ts';
import type { Commit, View, Views } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import { type Database, refuseUnavailable } from './database.ts';
import { foldCommits, saveChanges } from './fold.ts';
import { openReader } from './reader.ts';
import { openRecords, type Records } from './records.ts';
import { type Meta, viewCollection } from './schema.ts';
import type { openSkips } from './skips.ts';

/** Commits whose documents are read and written together. */
const maxCommitsAtOnce = 100;

type ViewHandle = { key: string; records: Records };
type ViewsOptions = {
  database: Database;
  views: readonly View[];
  meta: Meta;
  cursors: Cursors;
  erased: ErasedPeople;
  skips: ReturnType<typeof openSkips>;
  tails(): Promise<Map<number, number>>;
};

export function openViews({ database, views: declared, meta, cursors, erased, skips, tails }: ViewsOptions): { views: Views; stopped: StoppedLanes } {
  const { service } = database;
  const opened = new Map(
    declared.map((view): [string, ViewHandle] => {
      const key = viewKey(view);
      return [key, { key, records: openRecords(database, view) }];
    }),
  );
  const stopped = trackStoppedLanes();

  const open = (view: View): ViewHandle => viewHandleOf(opened, view, service);

  /** Known tails of a view's partitions: those of the own log, and for other logs the last commit that arrived here. */
  const knownTo = async (view: View): Promise<FoldedUpTo> => {
    const sources = await Promise.all(
      Object.keys(view.reads).map(async (source) => {
        const reached = source === service ? await tails() : await cursors.furthest(source);
        return [...reached].map(([lane, seq]): [string, number] => [laneName(source, lane), seq]);
      }),
    );
    return Object.fromEntries(sources.flat());
  };

  /** Notes a commit that will be skipped. */
  const readNoting = async (source: string, commit: Commit, people: ReadonlySet<string>): Promise<FoldableCommit> => {
    const skipped: Skip[] = [];
    const events = eventsOrSkip(source, commit, people, (skip) => skipped.push(skip));
    try {
      for (const skip of skipped) await skips.note(skip);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return {
        seq: commit.seq,
        events() {
          throw error;
        },
      };
    }
    return { seq: commit.seq, events: () => events };
  };

  const foldSome = async (view: View, source: string, lane: number, commits: Commit[]): Promise<void> => {
    const { key, records } = open(view);
    const people = await erased.among([...new Set(commits.flatMap(({ events }) => peopleOf(source, events)))]);
    const foldable: FoldableCommit[] = [];
    for (const commit of commits) foldable.push(await readNoting(source, commit, people));
    const { seq, failure } = await foldCommits({ view, records, commits: foldable, knownTo: () => knownTo(view) });
    if (seq > 0) await cursors.move(key, { source, lane, seq, link: commits.find((commit) => commit.seq === seq)?.link });
    stopped.reached(key, source, lane, seq);
    if (!failure) return;
    stopped.stop(key, source, lane, (await cursors.of(key, source, lane)).seq, failure.error);
    throw failure.error;
  };

  const fold: Views['fold'] = async (view, source, lane, commits) => {
    const { key } = open(view);
    const next = commitsAfter(await cursors.of(key, source, lane), commits, { view: key, lane: laneName(source, lane) });
    for (let at = 0; at < next.length; at += maxCommitsAtOnce) await foldSome(view, source, lane, next.slice(at, at + maxCommitsAtOnce));
  };

  /** Another process may have folded the commit at which a partition has stopped here. */
  const lanes = async (view: View, source: string): Promise<Map<number, number>> => {
    const { key } = open(view);
    const reached = await cursors.lanes(key, source);
    for (const [lane, seq] of reached) stopped.reached(key, source, lane, seq);
    await skips.look();
    return reached;
  };

  const redact: Views['redact'] = async (view, ids, change) => {
    const { records } = open(view);
    await saveChanges(records, ids, async (loaded) => ({ writes: planChanges(loaded.values(), change) }));
  };

  const sweep = async (view: View, before: Date): Promise<number> => {
    const { key, records } = open(view);
    const time = before.toISOString();
    const passed = await cursors.foldedUpTo(key);
    let removed = 0;
    for await (const record of records.tombstones(time)) {
      if (record.gone && isTombstoneExpired(record.gone, passed, time) && (await records.remove(record))) removed += 1;
    }
    if (await meta.isCurrent(view)) for (const key of await meta.forgetRetired(view, time)) await drop(key);
    return removed;
  };
  /** Revokes the current version first, and removes the cursors last: after a kill in between it is repeated. */
  const empty = async (view: View): Promise<void> => {
    const { key } = open(view);
    await meta.retract(view);
    await database.db.collection(viewCollection(key)).deleteMany({});
    await cursors.drop(key);
  };
  const drop = async (key: string) => {
    await database.db.collection(viewCollection(key)).drop();
    await cursors.drop(key);
  };

  return {
    views: {
      reader(view) {
        open(view);
        return openReader(database, view);
      },
      fold: (view, source, lane, commits) => refuseUnavailable(() => fold(view, source, lane, commits)),
      cursors: (view, source) => refuseUnavailable(() => lanes(view, source)),
      redact: (view, ids, change) => refuseUnavailable(() => redact(view, ids, change)),
      sweep: (view, before) => refuseUnavailable(() => sweep(view, before)),
      current: (view) => refuseUnavailable(() => meta.isCurrent(view)),
      promote: (view) => refuseUnavailable(() => meta.promote(view)),
      empty: (view) => refuseUnavailable(() => empty(view)),
    },
    stopped,
  };
}
