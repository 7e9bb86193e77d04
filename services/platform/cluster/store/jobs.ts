// Jobs as documents; see [Note: Jobs take turns]. A taken one is free again when its time is over.
import { randomUUID } from 'node:crypto';
import { type Collection, type Filter, MongoBulkWriteError } from 'mongodb';
import { fullHomes, fullReactions, withinRoom } from '../../ports/shared/job-room.ts';
import { nextTurn, type Turn } from '../../ports/shared/job-turns.ts';
import { everyKind, parkedList, parkedPage, readCursor } from '../../ports/shared/page-cursor.ts';
import { planningConsumerName } from '../../ports/shared/store-rules.ts';
import type { Beginning, Job, JobKind, Jobs, Room } from '../../ports/store.ts';
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
  trace?: string;
  /** When its event was; absent from what an earlier build wrote. */
  eventAt?: string;
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

  const lastTurn = async ({ home, reaction }: JobRow): Promise<Turn | undefined> => {
    const [last] = await jobs
      .find({ home, reaction, turnAt: { $gt: '' } })
      .sort({ dueAt: -1, turnAt: -1 })
      .limit(1)
      .toArray();
    return last?.turnAt === undefined ? undefined : { dueAt: last.dueAt, turnAt: last.turnAt };
  };

  /** The jobs with their turns. The last turn of each home and reaction is one question, which an index answers; all are asked at once. */
  const withTurns = async (planned: Job[]): Promise<JobRow[]> => {
    const rows = planned.map(writeJob);
    const inRows = Map.groupBy(
      rows.filter(({ home }) => home !== undefined),
      ({ home, reaction }) => JSON.stringify([home, reaction]),
    );
    await Promise.all(
      [...inRows.values()].map(async (alike) => {
        let last = alike[0] && (await lastTurn(alike[0]));
        for (const row of alike) {
          row.turnAt = nextTurn(last, row.dueAt);
          row.freeAt = row.turnAt;
          last = { dueAt: row.dueAt, turnAt: row.turnAt };
        }
      }),
    );
    return rows;
  };

  const firstBy = (time: 'freeAt' | 'turnAt', filter: Filter<JobRow>, limit: number): Promise<JobRow[]> =>
    jobs
      .find({ parked: false, ...filter })
      .sort({ [time]: 1, _id: 1 })
      .limit(limit)
      .toArray();

  const firstDue = async (at: string, limit: number, wanted: Filter<JobRow>): Promise<JobRow[]> => {
    const first = await firstBy('freeAt', { freeAt: { $lte: at }, ...wanted }, limit);
    if (first.length === limit) return first;
    return [...first, ...(await firstBy('turnAt', { turnAt: { $gt: at }, dueAt: { $lte: at }, ...wanted }, limit - first.length))];
  };

  const take = async (now: Date, limit: number, seconds: number, room: Room | undefined, known: readonly string[] | undefined): Promise<JobRow[]> => {
    const at = now.toISOString();
    const due = withinRoom(await firstDue(at, limit, wantedOf(room, known)), room, ({ reaction, home }) => ({ reaction, home }));
    if (due.length === 0) return [];
    const [taker, ids] = [randomUUID(), { $in: due.map(({ _id }) => _id) }];
    const freeAt = new Date(now.getTime() + seconds * 1000).toISOString();
    const free = { parked: false, $or: [{ freeAt: { $lte: at } }, { turnAt: { $gt: at } }] };
    const { modifiedCount } = await jobs.updateMany({ _id: ids, ...free }, { $set: { freeAt, taker }, $unset: { turnAt: '' } });
    if (modifiedCount === due.length) return due;
    const taken = new Set((await jobs.find({ _id: ids, taker }).toArray()).map(({ _id }) => _id));
    return due.filter(({ _id }) => taken.has(_id));
  };

  const parked = async (before: string | undefined, limit: number, { reactions, others }: JobKind) => {
    const wanted = { parked: true, reaction: others ? { $nin: [...reactions] } : { $in: [...reactions] } };
    const from = readCursor(parkedList, before);
    const later = from ? { $or: [{ parkedAt: { $lt: `${from.sort}` } }, { parkedAt: `${from.sort}`, _id: { $lt: from.id } }] } : {};
    const page = jobs
      .find({ ...wanted, ...later })
      .sort({ parkedAt: -1, _id: -1 })
      .limit(limit + 1);
    const [rows, total] = await Promise.all([page.toArray(), jobs.countDocuments(wanted)]);
    return { ...parkedPage(rows.map(readJob), limit), total };
  };

  const waiting = async (reactions: readonly string[]) => {
    const wanted = { parked: false, reaction: { $in: [...reactions] } };
    const oldest = jobs
      .find({ ...wanted, eventAt: { $gt: '' } })
      .sort({ eventAt: 1 })
      .limit(1);
    const [count, [first]] = await Promise.all([jobs.countDocuments(wanted), oldest.toArray()]);
    return { count, since: first?.eventAt };
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
        if (from) await cursors.move(planningConsumerName(from.historyOf), from);
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
    take: (now, limit, seconds, room, known) => orUnavailable(async () => (await take(now, limit, seconds, room, known)).map(readJob)),
    hold: (ids, until) =>
      orUnavailable(async () => void (await jobs.updateMany({ _id: { $in: ids }, parked: false }, { $set: { freeAt: until.toISOString() } }))),
    done: (id) => orUnavailable(async () => void (await jobs.deleteOne({ _id: id }))),
    failed: (id, { counts, error, dueAt, park }) =>
      orUnavailable(async () => {
        const due = dueAt.toISOString();
        const state = park ? { parked: true, parkedAt: new Date().toISOString(), error } : { dueAt: due, freeAt: due };
        await jobs.updateOne({ _id: id }, { $inc: { [counts]: 1 }, $set: state, $unset: { turnAt: '' } });
      }),
    parked: (before, limit, kind = everyKind) => orUnavailable(() => parked(before, limit, kind)),
    waiting: (reactions) => orUnavailable(() => waiting(reactions)),
    retry: (id) => orUnavailable(() => retry(id)),
    drop: (id) => orUnavailable(async () => (await jobs.deleteOne({ _id: id, parked: true })).deletedCount > 0),
    nextDue: (room, known) =>
      orUnavailable(async () => {
        const wanted = wantedOf(room, known);
        const [[next], [turn]] = await Promise.all([firstBy('freeAt', wanted, 1), firstBy('turnAt', { turnAt: { $gt: '' }, ...wanted }, 1)]);
        const [earliest] = [next?.freeAt ?? [], turn?.dueAt ?? []].flat().sort();
        return earliest === undefined ? undefined : new Date(earliest);
      }),
  };
}

/** Those of known reactions and sweeps for which there is room. */
function wantedOf(room: Room | undefined, known: readonly string[] | undefined): Filter<JobRow> {
  const [full, homes] = [fullReactions(room), fullHomes(room)];
  return {
    ...((known || full.length > 0) && { reaction: { ...(known && { $in: [...known] }), ...(full.length > 0 && { $nin: full }) } }),
    ...(homes.length > 0 && { $nor: homes.map(({ reaction, homes }) => ({ reaction, home: { $in: homes } })) }),
  };
}

function writeJob({ id, reaction, dueAt, attempts, waits, event, trace }: Job): JobRow {
  const of = event && { event: JSON.stringify(event), eventAt: event.at, home: event.home };
  return { _id: id, reaction, dueAt, freeAt: dueAt, attempts, waits, parked: false, ...of, ...(trace !== undefined && { trace }) };
}

function readJob({ _id: id, reaction, dueAt, attempts, waits = 0, event, trace, parkedAt, error }: JobRow): Job {
  return {
    id,
    reaction,
    dueAt,
    attempts,
    waits,
    event: event === undefined ? undefined : JSON.parse(event),
    trace,
    parked: parkedAt === undefined ? undefined : { at: parkedAt, error: error ?? '' },
  };
}
