// The views of one service in its file.
import { maxFreshCommits, stepMs, workedMs, yieldTurn } from '../../async/yield-turn.ts';
import {
  commitsAfter,
  type FoldableCommit,
  type FoldPlan,
  hasDeleted,
  planChanges,
  planFold,
  type TouchedCommits,
  touchedDocs,
  touchedIds,
  withKnownTails,
  workIn,
} from '../../following/fold-commits.ts';
import { type FoldedUpTo, isTombstoneExpired, laneName } from '../../following/fold-engine.ts';
import { eventsOrSkip, type recordedEvents } from '../../following/recorded-events.ts';
import { type StoppedLanes, trackStoppedLanes } from '../../following/stopped-lanes.ts';
import { checkShape, viewHandleOf } from '../../ports/shared/store-rules.ts';
import { shapeOf, viewKey } from '../../ports/shared/view-index.ts';
import type { Skip } from '../../ports/skips.ts';
import type { Commit, View, Views } from '../../ports/store.ts';
import type { CursorState, Cursors } from './cursors.ts';
import type { StoreFile } from './file.ts';
import type { KeepDocs, ViewDocs } from './kept-docs.ts';
import { openPace, type Pace } from './pace.ts';
import { prepareQueries, type Questions, readView } from './reader.ts';
import { number, text } from './rows.ts';
import { createViewTable, dropViewTable, emptyViewTable, openViewTable, type ViewTable } from './view-table.ts';

const maxTombstonesAtOnce = 200;

export type StoreViews = {
  views: Views;
  stopped: StoppedLanes;
  /** Folds commits that are being appended, inside their transaction, into the views that have folded all before them. Call `done` after the transaction. */
  foldAppended(commits: Commit[]): { done(): void };
};

/** `at`: the last commit that was folded. `work`: units of work in the transaction. */
type FoldResult = Pick<FoldPlan, 'failure'> & { at: CursorState | undefined; work: number; wrote: boolean };
type ViewHandle = { view: View; key: string; table: ViewTable; questions: Questions; docs: ViewDocs; pace: Pace };
type ViewsOptions = {
  file: StoreFile;
  views: readonly View[];
  cursors: Cursors;
  erased: ReadonlySet<string>;
  tails: ReadonlyMap<number, number>;
  keep: KeepDocs;
  /** Inside the transaction of the fold. */
  noteSkip(skip: Skip): void;
};

export function openViews({ file, views: declared, cursors, erased, tails, keep, noteSkip }: ViewsOptions): StoreViews {
  const { db, service } = file;
  const stopped = trackStoppedLanes();
  const current = file.transaction('durable', () => registerViews(file, declared));
  const opened = new Map(
    declared.map((view): [string, ViewHandle] => {
      const [key, docs] = [viewKey(view), keep()];
      return [key, { view, key, table: forgetWritten(openViewTable(db, view), docs), questions: prepareQueries(db, view), docs, pace: openPace() }];
    }),
  );
  const promoted = db.prepare('UPDATE views SET current = 1 WHERE name = ? AND version = ?');
  const notCurrent = db.prepare('UPDATE views SET current = 0 WHERE name = ? AND version = ?');
  const others = db.prepare('SELECT version FROM views WHERE name = ? AND version <> ?');
  const forget = db.prepare('DELETE FROM views WHERE name = ? AND version = ?');

  const open = (view: View): ViewHandle => viewHandleOf(opened, view, service);

  /** Known tails of a view's partitions: those of the own log, and for other logs the last commit that arrived here. */
  const knownTo = (view: View): FoldedUpTo => {
    const known: Record<string, number> = {};
    for (const source of Object.keys(view.reads)) {
      const reached = source === service ? tails : cursors.furthest(source);
      for (const [lane, seq] of reached) known[laneName(source, lane)] = seq;
    }
    return known;
  };
  const foldable = (source: string, commits: Commit[], skip: (skip: Skip) => void): FoldableCommit[] =>
    commits.map((commit) => {
      let events: ReturnType<typeof recordedEvents> | undefined;
      return { seq: commit.seq, link: commit.link, events: () => (events ??= eventsOrSkip(source, commit, erased, skip)) };
    });

  const foldInTransaction = (
    { view, key, table }: ViewHandle,
    source: string,
    lane: number,
    commits: FoldableCommit[],
    touched: TouchedCommits,
  ): FoldResult => {
    const loaded = table.load(touchedIds(touched));
    const { writes, seq, failure } = planFold(view, touched, (id) => loaded.get(id));
    for (const write of hasDeleted(writes) ? withKnownTails(writes, knownTo(view)) : writes) table.save(write);
    const at = placeOf(source, lane, commits, seq);
    const wrote = writes.length > 0;
    if (at && wrote) cursors.write(key, at);
    return { at, failure, work: workIn(touched), wrote };
  };
  const placeOf = (source: string, lane: number, commits: readonly FoldableCommit[], seq: number): CursorState | undefined =>
    seq > 0 ? { source, lane, seq, link: commits.find((commit) => commit.seq === seq)?.link } : undefined;
  /** After the transaction. */
  const note = ({ key }: ViewHandle, source: string, lane: number, { at, failure, wrote }: FoldResult) => {
    if (at) cursors.note(key, at);
    if (at && !wrote) cursors.writeLater(key, at);
    const reached = cursors.of(key, source, lane).seq;
    stopped.reached(key, source, lane, reached);
    if (failure) stopped.stop(key, source, lane, reached, failure.error);
  };

  /** Folds the first commits in one transaction, as many as fit into a step of the main thread. */
  const foldStep = (one: ViewHandle, source: string, lane: number, commits: Commit[]): FoldResult => {
    const begunMs = workedMs();
    const skips: Skip[] = [];
    const list = foldable(source, commits, (skip) => skips.push(skip));
    const touched = touchedDocs(one.view, list, one.pace.fitting(stepMs()));
    const work = () => {
      for (const skip of skips) noteSkip(skip);
      return foldInTransaction(one, source, lane, list, touched);
    };
    // Mostly commits that are of no interest to the view.
    const isIdle = skips.length + touchedIds(touched).length === 0;
    const folded = isIdle ? work() : file.transaction('replayable', work);
    one.pace.note(folded.work, workedMs() - begunMs);
    return folded;
  };
  const fold: Views['fold'] = async (view, source, lane, commits) => {
    const one = open(view);
    const isFresh = commits.length <= maxFreshCommits;
    for (;;) {
      if (!isFresh) await yieldTurn();
      const next = commitsAfter(cursors.of(one.key, source, lane), commits, { view: one.key, lane: laneName(source, lane) });
      if (next.length === 0) return;
      const folded = foldStep(one, source, lane, next);
      note(one, source, lane, folded);
      if (folded.failure) throw folded.failure.error;
    }
  };

  const redact: Views['redact'] = async (view, ids, change) => {
    const { table } = open(view);
    file.transaction('durable', () => {
      for (const write of planChanges(table.load([...new Set(ids)]).values(), change)) table.save(write);
    });
  };

  const sweep = async (view: View, before: Date): Promise<number> => {
    const { key, table } = open(view);
    let removed = 0;
    let after = { at: '', id: '' };
    for (;;) {
      const found = file.read(() => table.tombstones(before.toISOString(), after, maxTombstonesAtOnce));
      const passed = cursors.foldedUpTo(key);
      const over = found.filter(({ gone }) => gone && isTombstoneExpired(gone, passed, before.toISOString()));
      file.transaction('replayable', () => {
        for (const { id } of over) table.remove(id);
      });
      removed += over.length;
      const last = found.at(-1);
      if (!last?.gone || found.length < maxTombstonesAtOnce) return removed;
      after = { at: last.gone.at, id: last.id };
      await yieldTurn();
    }
  };

  const promote = async (view: View): Promise<void> => {
    const { key } = open(view);
    const dropped = file.transaction('durable', () => {
      promoted.run(view.name, view.version);
      return others.all(view.name, view.version).map((row) => {
        const other = { name: view.name, version: number(row.version) };
        dropViewTable(db, viewKey(other));
        cursors.drop(viewKey(other));
        forget.run(other.name, other.version);
        return viewKey(other);
      });
    });
    for (const other of dropped) {
      opened.get(other)?.docs.clear();
      opened.delete(other);
      current.delete(other);
    }
    current.add(key);
  };

  const empty = async (view: View): Promise<void> => {
    const { key, docs } = open(view);
    file.transaction('durable', () => {
      docs.clear();
      emptyViewTable(db, view);
      notCurrent.run(view.name, view.version);
      cursors.drop(key);
    });
    current.delete(key);
  };

  return {
    stopped,
    foldAppended(commits) {
      const byLane = [...Map.groupBy(commits, ({ lane }) => lane)];
      const lanes = byLane.map(([lane, list]): [number, FoldableCommit[]] => [lane, foldable(service, list, noteSkip)]);
      const done: (() => void)[] = [];
      for (const one of opened.values()) {
        if (!(service in one.view.reads)) continue;
        for (const [lane, list] of lanes) {
          if (cursors.of(one.key, service, lane).seq + 1 !== list[0]?.seq) continue;
          const folded = foldInTransaction(one, service, lane, list, touchedDocs(one.view, list));
          done.push(() => note(one, service, lane, folded));
        }
      }
      return {
        done() {
          for (const settle of done) settle();
        },
      };
    },
    views: {
      reader(view) {
        const { questions, docs } = open(view);
        return readView(file, view, questions, docs);
      },
      fold,
      redact,
      cursors: async (view, source) => cursors.lanes(open(view).key, source),
      sweep,
      current: async (view) => current.has(open(view).key),
      promote,
      empty,
    },
  };
}

/** The same table, whose writes forget the kept document. */
const forgetWritten = (table: ViewTable, docs: ViewDocs): ViewTable => ({
  ...table,
  save(write) {
    docs.forget(write.after.id);
    table.save(write);
  },
  remove(id) {
    docs.forget(id);
    table.remove(id);
  },
});

/** Creates the tables of new views and versions; returns the current ones. In a new database all are current; a new version waits for its promotion. */
function registerViews({ db, fresh }: StoreFile, views: readonly View[]): Set<string> {
  const find = db.prepare('SELECT current, shape FROM views WHERE name = ? AND version = ?');
  const add = db.prepare('INSERT INTO views (name, version, current, shape) VALUES (?, ?, ?, ?)');
  const current = new Set<string>();
  for (const view of views) {
    const row = find.get(view.name, view.version);
    if (row) checkShape(view, text(row.shape), shapeOf(view));
    else {
      createViewTable(db, view);
      add.run(view.name, view.version, Number(fresh), shapeOf(view));
    }
    if (row ? row.current === 1 : fresh) current.add(viewKey(view));
  }
  return current;
}
