// The views of one service in its database.

import { whoOf } from '../../codec/personal.ts';
import { unavailable } from '../../errors.ts';
import { isOver, laneName, type Seen } from '../../following/fold-engine.ts';
import { recordedEvents } from '../../following/recorded-events.ts';
import { viewKey } from '../../ports/shared/view-index.ts';
import type { Commit, Erased, View, Views } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import { type Database, ours } from './database.ts';
import { foldCommits, type SeenCommit } from './fold.ts';
import { openReader } from './reader.ts';
import { openRecords, type Records, type Write } from './records.ts';
import { type Meta, viewCollection } from './schema.ts';

/** Commits whose documents are read and written at once. */
const slice = 100;
/** Times that documents are read and changed again when others write them meanwhile. */
const misses = 20;

type Parts = { database: Database; views: readonly View[]; meta: Meta; cursors: Cursors; erased: Erased; tails(): Promise<Map<number, number>> };

/** `stopped` tells, in words, of lanes whose fold threw. */
export function openViews({ database, views: declared, meta, cursors, erased, tails }: Parts): { views: Views; stopped(): string[] } {
  const { service } = database;
  const opened = new Map(declared.map((view): [string, Records] => [viewKey(view), openRecords(database, view)]));
  /** By `{view} on {lane}`: how far it had come when its fold threw. */
  const stoppedLanes = new Map<string, { seq: number; why: string }>();

  const open = (view: View): { key: string; records: Records } => {
    const key = viewKey(view);
    const records = opened.get(key);
    if (!records) throw new Error(`The view ${key} is not among those that ${service} declared.`);
    return { key, records };
  };

  /** How far all that a view reads is known to reach: the tails of the own log, and of others what has come here. */
  const knownTo = async (view: View): Promise<Seen> => {
    const sources = await Promise.all(
      Object.keys(view.reads).map(async (source) => {
        const reached = source === service ? await tails() : await cursors.furthest(source);
        return [...reached].map(([lane, seq]): [string, number] => [laneName(source, lane), seq]);
      }),
    );
    return Object.fromEntries(sources.flat());
  };

  const foldSlice = async (view: View, source: string, lane: number, commits: Commit[]): Promise<void> => {
    const { key, records } = open(view);
    const people = await erased.among([...new Set(commits.flatMap(({ events }) => whoOf(source, events)))]);
    const seen = commits.map((commit): SeenCommit => ({ seq: commit.seq, events: () => recordedEvents(source, commit, people) }));
    const { seq, failure } = await foldCommits({ view, records, commits: seen, knownTo: () => knownTo(view) });
    if (seq > 0) await cursors.move(key, source, lane, seq);
    const place = `${key} on ${laneName(source, lane)}`;
    if (failure) {
      stoppedLanes.set(place, { seq: await cursors.of(key, source, lane), why: String(failure.error) });
      throw failure.error;
    }
    stoppedLanes.delete(place);
  };

  const fold: Views['fold'] = async (view, source, lane, commits) => {
    const { key } = open(view);
    const cursor = await cursors.of(key, source, lane);
    const next = commits.filter(({ seq }) => seq > cursor);
    next.forEach(({ seq }, at) => {
      if (seq !== cursor + 1 + at) throw new Error(`${key} has folded ${laneName(source, lane)} up to ${cursor}; ${seq} is not the next.`);
    });
    for (let at = 0; at < next.length; at += slice) await foldSlice(view, source, lane, next.slice(at, at + slice));
  };

  /** Another process may have passed what stopped a lane here. */
  const lanes = async (view: View, source: string): Promise<Map<number, number>> => {
    const { key } = open(view);
    const reached = await cursors.lanes(key, source);
    for (const [lane, seq] of reached) {
      const place = `${key} on ${laneName(source, lane)}`;
      if (seq > (stoppedLanes.get(place)?.seq ?? seq)) stoppedLanes.delete(place);
    }
    return reached;
  };

  const redact: Views['redact'] = async (view, ids, change) => {
    const { records } = open(view);
    for (let miss = 0; miss < misses; miss += 1) {
      const found = [...(await records.load(ids)).values()];
      const writes = found.flatMap((before): Write[] => {
        if (!before.doc) return [];
        const after = { ...before, rev: before.rev + 1, doc: change(before.doc) };
        return [{ before, after, text: JSON.stringify(after.doc) }];
      });
      if (writes.length === 0 || (await records.save(writes))) return;
    }
    throw unavailable('The database');
  };

  const sweep = async (view: View, before: Date): Promise<number> => {
    const { key, records } = open(view);
    const time = before.toISOString();
    const passed = await cursors.seen(key);
    let removed = 0;
    for await (const record of records.tombstones(time)) {
      if (record.gone && isOver(record.gone, passed, time) && (await records.remove(record))) removed += 1;
    }
    if (await meta.isCurrent(view)) for (const version of await meta.forgetRetired(view, time)) await drop(`${view.name}@${version}`);
    return removed;
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
      fold: (view, source, lane, commits) => ours(() => fold(view, source, lane, commits)),
      cursors: (view, source) => ours(() => lanes(view, source)),
      redact: (view, ids, change) => ours(() => redact(view, ids, change)),
      sweep: (view, before) => ours(() => sweep(view, before)),
      current: (view) => ours(() => meta.isCurrent(view)),
      promote: (view) => ours(() => meta.promote(view)),
    },
    stopped: () => [...stoppedLanes].map(([lane, { why }]) => `${lane} has stopped: ${why}`),
  };
}
