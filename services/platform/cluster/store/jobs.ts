// Jobs as documents; see [Note: Jobs take turns]. A taken one is free again when its time is over.
import { randomUUID } from 'node:crypto';
import { type Collection, type Filter, MongoBulkWriteError } from 'mongodb';
import { fullHomes, fullReactions, withinRoom } from '../../ports/shared/job-room.ts';
import { nextTurn } from '../../ports/shared/job-turns.ts';
import { parkedList, parkedPage, readCursor } from '../../ports/shared/page-cursor.ts';
import { planningConsumerName } from '../../ports/shared/store-rules.ts';
import type { Beginning, Job, Jobs, Room } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import { type Database, isDuplicate, orUnavailable, upsert } from './database.ts';

type JobRow = {
  _id: string;
  reaction: string;
  dueAt: string;
  /** When it is due and its turn has come; of a taken job, when its taker's time is over. */
  freeAt: string;
  home?: string;
  /** Of a job that waits and has a home: until then the jobs of other homes come first. */
  turnAt?: string;
  taker?: string;
  attempts: number;
  /** Absent from what an earlier build wrote: none. */
  waits?: number;
  event?: string;
  parked: boolean;
  parkedAt?: string;
  error?: string;
};

/** See [Note: Where a reaction begins]. `lanes` is a list of [lane, seq], as JSON text: not every server takes lists in lists. */
type BeginningRow = { _id: string; source: string; reaction: string; lanes: string };

export function openJobs(database: Database, cursors: Cursors): Jobs {
  const jobs: Collection<JobRow> = database.collection('jobs');
  const beginnings: Collection<BeginningRow> = database.collection('beginnings');

  /** Inserts those whose id is not there. */
  const add = async (rows: JobRow[]) => {
    if (rows.length === 0) return;
    try {
      await jobs.insertMany(rows, { ordered: false });
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError && isDuplicate(error)) || error.result.getWriteConcernError()) throw error;
    }
  };

  const lastTurn = async (home: string) => (await jobs.find({ home }).sort({ turnAt: -1 }).limit(1).toArray())[0]?.turnAt;

  /** The jobs with their turns. The last turn of each home is one question, which an index answers from its end; all are asked at once. */
  const withTurns = async (planned: Job[]): Promise<JobRow[]> => {
    const rows = planned.map(writeJob);
    const homes = [...new Set(rows.flatMap(({ home }) => home ?? []))];
    const last = new Map(await Promise.all(homes.map(async (home) => [home, await lastTurn(home)] as const)));
    for (const row of rows) {
      if (row.home === undefined) continue;
      row.turnAt = nextTurn(last.get(row.home), row.dueAt);
      row.freeAt = row.turnAt;
      last.set(row.home, row.turnAt);
    }
    return rows;
  };

  const firstBy = (time: 'freeAt' | 'turnAt', filter: Filter<JobRow>, limit: number): Promise<JobRow[]> =>
    jobs
      .find({ parked: false, ...filter })
      .sort({ [time]: 1, _id: 1 })
      .limit(limit)
      .toArray();

  const firstDue = async (at: string, limit: number, room: Room | undefined): Promise<JobRow[]> => {
    const first = await firstBy('freeAt', { freeAt: { $lte: at }, ...hasRoom(room) }, limit);
    if (first.length === limit) return first;
    return [...first, ...(await firstBy('turnAt', { turnAt: { $gt: at }, dueAt: { $lte: at }, ...hasRoom(room) }, limit - first.length))];
  };

  const take = async (now: Date, limit: number, seconds: number, room: Room | undefined): Promise<JobRow[]> => {
    const at = now.toISOString();
    const due = withinRoom(await firstDue(at, limit, room), room, ({ reaction, home }) => ({ reaction, home }));
    if (due.length === 0) return [];
    const [taker, ids] = [randomUUID(), { $in: due.map(({ _id }) => _id) }];
    const freeAt = new Date(now.getTime() + seconds * 1000).toISOString();
    const free = { parked: false, $or: [{ freeAt: { $lte: at } }, { turnAt: { $gt: at } }] };
    const { modifiedCount } = await jobs.updateMany({ _id: ids, ...free }, { $set: { freeAt, taker }, $unset: { turnAt: '' } });
    if (modifiedCount === due.length) return due;
    const taken = new Set((await jobs.find({ _id: ids, taker }).toArray()).map(({ _id }) => _id));
    return due.filter(({ _id }) => taken.has(_id));
  };

  const parked = async (before: string | undefined, limit: number) => {
    const from = readCursor(parkedList, before);
    const later = from ? { $or: [{ parkedAt: { $lt: `${from.sort}` } }, { parkedAt: `${from.sort}`, _id: { $lt: from.id } }] } : {};
    const rows = await jobs
      .find({ parked: true, ...later })
      .sort({ parkedAt: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    return parkedPage(rows.map(readJob), limit);
  };

  const retry = async (id: string): Promise<boolean> => {
    const now = new Date().toISOString();
    const free = { $set: { parked: false, dueAt: now, freeAt: now, attempts: 0, waits: 0 }, $unset: { parkedAt: '', error: '' } } as const;
    return (await jobs.updateOne({ _id: id, parked: true }, free)).matchedCount > 0;
  };

  return {
    plan: (planned, from) =>
      orUnavailable(async () => {
        await add(await withTurns(planned));
        if (from) await cursors.move(planningConsumerName(from.historyOf), from.source, from.lane, from.seq);
      }),
    cursors: (source, historyOf) => orUnavailable(() => cursors.lanes(planningConsumerName(historyOf), source)),
    begin: (source, reactions) =>
      orUnavailable(async () => {
        for (const [reaction, lanes] of reactions) {
          const row = { $setOnInsert: { source, reaction, lanes: JSON.stringify([...lanes]) } };
          await upsert(() => beginnings.updateOne({ _id: `${source}/${reaction}` }, row, { upsert: true }));
        }
      }),
    beginnings: (source) =>
      orUnavailable(async () => {
        const rows = await beginnings.find({ source }).toArray();
        return new Map(rows.map(({ reaction, lanes }): [string, Beginning] => [reaction, new Map<number, number>(JSON.parse(lanes))]));
      }),
    take: (now, limit, seconds, room) => orUnavailable(async () => (await take(now, limit, seconds, room)).map(readJob)),
    hold: (ids, until) =>
      orUnavailable(async () => void (await jobs.updateMany({ _id: { $in: ids }, parked: false }, { $set: { freeAt: until.toISOString() } }))),
    done: (id) => orUnavailable(async () => void (await jobs.deleteOne({ _id: id }))),
    failed: (id, { counts, error, dueAt, park }) =>
      orUnavailable(async () => {
        const due = dueAt.toISOString();
        const state = park ? { parked: true, parkedAt: new Date().toISOString(), error } : { dueAt: due, freeAt: due };
        await jobs.updateOne({ _id: id }, { $inc: { [counts]: 1 }, $set: state, $unset: { turnAt: '' } });
      }),
    parked: (before, limit) => orUnavailable(() => parked(before, limit)),
    retry: (id) => orUnavailable(() => retry(id)),
    drop: (id) => orUnavailable(async () => (await jobs.deleteOne({ _id: id, parked: true })).deletedCount > 0),
    nextDue: (room) =>
      orUnavailable(async () => {
        const [[next], [turn]] = await Promise.all([firstBy('freeAt', hasRoom(room), 1), firstBy('turnAt', { turnAt: { $gt: '' }, ...hasRoom(room) }, 1)]);
        const [earliest] = [next?.freeAt ?? [], turn?.dueAt ?? []].flat().sort();
        return earliest === undefined ? undefined : new Date(earliest);
      }),
  };
}

function hasRoom(room: Room | undefined): Filter<JobRow> {
  const [full, homes] = [fullReactions(room), fullHomes(room)];
  return {
    ...(full.length > 0 && { reaction: { $nin: full } }),
    ...(homes.length > 0 && { $nor: homes.map(({ reaction, homes }) => ({ reaction, home: { $in: homes } })) }),
  };
}

function writeJob({ id, reaction, dueAt, attempts, waits, event }: Job): JobRow {
  return { _id: id, reaction, dueAt, freeAt: dueAt, attempts, waits, parked: false, event: event && JSON.stringify(event), home: event?.home };
}

function readJob({ _id: id, reaction, dueAt, attempts, waits = 0, event, parkedAt, error }: JobRow): Job {
  return {
    id,
    reaction,
    dueAt,
    attempts,
    waits,
    event: event === undefined ? undefined : JSON.parse(event),
    parked: parkedAt === undefined ? undefined : { at: parkedAt, error: error ?? '' },
  };
}
