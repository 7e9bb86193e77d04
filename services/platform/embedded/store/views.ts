// The views of one service in its file.
import { setImmediate as turn } from 'node:timers/promises';
import { isOver, laneName, type Moment, type Seen } from '../../following/fold-engine.ts';
import { recordedEvents } from '../../following/recorded-events.ts';
import { shapeOf, viewKey } from '../../ports/shared/view-index.ts';
import type { Commit, View, Views } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import type { StoreFile } from './file.ts';
import { type Folded, foldCommits, type SeenCommit } from './fold.ts';
import { prepareQuestions, type Questions, readView } from './reader.ts';
import { number, text } from './rows.ts';
import { createViewTable, dropViewTable, openViewTable, type ViewTable } from './view-table.ts';

/** The main thread is held for so many commits, and then, after so many ms, others have their turn. */
const slice = { commits: 200, ms: 8 };
const sweepChunk = 200;

export type StoreViews = {
  views: Views;
  /** Folds commits that are being appended, inside their transaction, into the views that are in step. Call `done` when it is durable. */
  foldAppended(commits: Commit[]): { done(): void };
};

type Opened = { view: View; key: string; table: ViewTable; questions: Questions };
type Parts = { file: StoreFile; views: readonly View[]; cursors: Cursors; erased: ReadonlySet<string>; tails: ReadonlyMap<number, number> };

export function openViews({ file, views: declared, cursors, erased, tails }: Parts): StoreViews {
  const { db, service, health } = file;
  const current = file.transaction('durable', () => registerViews(file, declared));
  const opened = new Map(
    declared.map((view): [string, Opened] => {
      const key = viewKey(view);
      return [key, { view, key, table: openViewTable(db, view), questions: prepareQuestions(db, view) }];
    }),
  );
  const promoted = db.prepare('UPDATE views SET current = 1 WHERE name = ? AND version = ?');
  const others = db.prepare('SELECT version FROM views WHERE name = ? AND version <> ?');
  const forget = db.prepare('DELETE FROM views WHERE name = ? AND version = ?');

  const open = (view: View): Opened => {
    const found = opened.get(viewKey(view));
    if (!found) throw new Error(`The view ${viewKey(view)} is not among those that ${service} declared.`);
    return found;
  };

  /** How far all that a view reads is known to reach: the tails of the own log, and of others what has come here. */
  const knownTo = (view: View): Seen => {
    const known: Record<string, number> = {};
    for (const source of Object.keys(view.reads)) {
      const reached = source === service ? tails : cursors.furthest(source);
      for (const [lane, seq] of reached) known[laneName(source, lane)] = seq;
    }
    return known;
  };
  const momentOf = (view: View): Moment => ({
    at: new Date().toISOString(),
    get known() {
      return knownTo(view);
    },
  });
  const seen = (source: string, commits: Commit[]): SeenCommit[] =>
    commits.map((commit) => {
      let events: ReturnType<typeof recordedEvents> | undefined;
      return { seq: commit.seq, events: () => (events ??= recordedEvents(source, commit, erased)) };
    });

  /** In a transaction. */
  const foldNext = ({ view, key, table }: Opened, source: string, lane: number, commits: SeenCommit[]): Folded => {
    const folded = foldCommits(view, table, commits, momentOf(view));
    if (folded.seq > 0) cursors.write(key, source, lane, folded.seq);
    return folded;
  };
  const note = ({ key }: Opened, source: string, lane: number, { seq, failure }: Folded) => {
    if (seq > 0) cursors.note(key, source, lane, seq);
    health.stopped(`${key} on ${laneName(source, lane)}`, failure && String(failure.error));
  };

  const fold: Views['fold'] = async (view, source, lane, commits) => {
    const of = open(view);
    let begun = performance.now();
    for (;;) {
      const cursor = cursors.of(of.key, source, lane);
      const next = commits.filter(({ seq }) => seq > cursor).slice(0, slice.commits);
      if (next.length === 0) return;
      next.forEach(({ seq }, at) => {
        if (seq !== cursor + 1 + at) throw new Error(`${of.key} has folded ${laneName(source, lane)} up to ${cursor}; ${seq} is not the next.`);
      });
      const folded = file.transaction('replayable', () => foldNext(of, source, lane, seen(source, next)));
      note(of, source, lane, folded);
      if (folded.failure) throw folded.failure.error;
      if (performance.now() - begun > slice.ms) {
        await turn();
        begun = performance.now();
      }
    }
  };

  const redact: Views['redact'] = async (view, ids, change) => {
    const { table } = open(view);
    file.transaction('durable', () => {
      for (const id of new Set(ids)) {
        const before = table.load(id);
        if (!before?.doc) continue;
        const after = { ...before, rev: before.rev + 1, doc: change(before.doc) };
        table.save(before, after, JSON.stringify(after.doc));
      }
    });
  };

  const sweep = async (view: View, before: Date): Promise<number> => {
    const { key, table } = open(view);
    let removed = 0;
    let after = { at: '', id: '' };
    for (;;) {
      const found = file.read(() => table.tombstones(before.toISOString(), after, sweepChunk));
      const passed = cursors.seen(key);
      const over = found.filter(({ gone }) => gone && isOver(gone, passed, before.toISOString()));
      file.transaction('replayable', () => {
        for (const { id } of over) table.remove(id);
      });
      removed += over.length;
      const last = found.at(-1);
      if (!last?.gone || found.length < sweepChunk) return removed;
      after = { at: last.gone.at, id: last.id };
      await turn();
    }
  };

  const promote = async (view: View): Promise<void> => {
    const { key } = open(view);
    const old = file.transaction('durable', () => {
      promoted.run(view.name, view.version);
      const versions = others.all(view.name, view.version).map((row) => number(row.version));
      for (const version of versions) {
        dropViewTable(db, `${view.name}@${version}`);
        cursors.drop(`${view.name}@${version}`);
        forget.run(view.name, version);
      }
      return versions;
    });
    for (const version of old) {
      opened.delete(`${view.name}@${version}`);
      current.delete(`${view.name}@${version}`);
    }
    current.add(key);
  };

  return {
    foldAppended(commits) {
      const byLane = [...Map.groupBy(commits, ({ lane }) => lane)];
      const lanes = byLane.map(([lane, list]): [number, SeenCommit[]] => [lane, seen(service, list)]);
      const done: (() => void)[] = [];
      for (const one of opened.values()) {
        if (!(service in one.view.reads)) continue;
        for (const [lane, list] of lanes) {
          if (cursors.of(one.key, service, lane) + 1 !== list[0]?.seq) continue;
          const folded = foldNext(one, service, lane, list);
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
      reader: (view) => readView(file, view, open(view).questions),
      fold,
      redact,
      cursors: async (view, source) => cursors.lanes(open(view).key, source),
      sweep,
      current: async (view) => current.has(open(view).key),
      promote,
    },
  };
}

/** Makes the tables of new views and versions; answers which are current. All are in a new database; a new version waits to be promoted. */
function registerViews({ db, fresh }: StoreFile, views: readonly View[]): Set<string> {
  const find = db.prepare('SELECT current, shape FROM views WHERE name = ? AND version = ?');
  const add = db.prepare('INSERT INTO views (name, version, current, shape) VALUES (?, ?, ?, ?)');
  const current = new Set<string>();
  for (const view of views) {
    const row = find.get(view.name, view.version);
    if (row && text(row.shape) !== shapeOf(view)) throw new Error(`The indexes of ${viewKey(view)} have changed: that makes it a new version.`);
    if (!row) {
      createViewTable(db, view);
      add.run(view.name, view.version, Number(fresh), shapeOf(view));
    }
    if (row ? row.current === 1 : fresh) current.add(viewKey(view));
  }
  return current;
}
