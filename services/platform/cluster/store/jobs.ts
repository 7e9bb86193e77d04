// Jobs as documents, in their rounds: see [Note: Round-robin by home]. A taken one is free again when its time is over.
import { randomUUID } from 'node:crypto';
import { type Collection, type Filter, MongoBulkWriteError } from 'mongodb';
import { everyKind, parkedList, parkedPage, readCursor } from '../../ports/shared/page-cursor.ts';
import { chooseJobs, fullHomes, hasPlace } from '../../ports/shared/round-robin.ts';
import { planningConsumerName } from '../../ports/shared/store-rules.ts';
import type { Job, JobKind, Jobs, OpenReactions, ReactionStart } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import { type Database, isDuplicate, refuseUnavailable, upsert } from './database.ts';
import { type JobRow, openJobQueue } from './job-queue.ts';

/** See [Note: Where a reaction begins]. `lanes` is a list of [lane, seq] as JSON text: not every server takes lists in lists. */
type BeginningRow = { _id: string; source: string; reaction: string; lanes: string };

export function openJobs(database: Database, cursors: Cursors): Jobs {
  const jobs: Collection<JobRow> = database.collection('jobs');
  const beginnings: Collection<BeginningRow> = database.collection('beginnings');
  const queue = openJobQueue(database);

  /** Inserts those whose id is new. */
  const add = async (rows: JobRow[]) => {
    if (rows.length === 0) return;
    try {
      await jobs.insertMany(rows, { ordered: false });
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError && isDuplicate(error)) || error.result.getWriteConcernError()) throw error;
    }
  };

  const take = async (now: Date, limit: number, seconds: number, open: OpenReactions | undefined): Promise<JobRow[]> => {
    const at = now.toISOString();
    await queue.enqueueDue(at);
    const chosen = chooseJobs(await queue.first(at, open, limit), open, limit);
    if (chosen.length === 0) return [];
    const [taker, ids] = [randomUUID(), { $in: chosen.map(({ _id }) => _id) }];
    const freeAt = new Date(now.getTime() + seconds * 1000).toISOString();
    const taken = { $set: { freeAt, taker }, $unset: { round: '', turnAt: '' } } as const;
    const [{ modifiedCount }] = await Promise.all([jobs.updateMany({ _id: ids, parked: false, freeAt: { $lte: at } }, taken), queue.advance(chosen)]);
    if (modifiedCount === chosen.length) return chosen;
    const mine = new Set((await jobs.find({ _id: ids, taker }).toArray()).map(({ _id }) => _id));
    return chosen.filter(({ _id }) => mine.has(_id));
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
      refuseUnavailable(async () => {
        await add(planned.map(writeJob));
        if (from) await cursors.move(planningConsumerName(from.historyOf), from);
      }),
    cursors: (source, historyOf) => refuseUnavailable(() => cursors.lanes(planningConsumerName(historyOf), source)),
    begin: (source, reactions) =>
      refuseUnavailable(async () => {
        for (const [reaction, lanes] of reactions) {
          const row = { $setOnInsert: { source, reaction, lanes: JSON.stringify([...lanes]) } };
          await upsert(() => beginnings.updateOne({ _id: `${source}/${reaction}` }, row, { upsert: true }));
        }
      }),
    beginnings: (source) =>
      refuseUnavailable(async () => {
        const rows = await beginnings.find({ source }).toArray();
        return new Map(rows.map(({ reaction, lanes }): [string, ReactionStart] => [reaction, new Map<number, number>(JSON.parse(lanes))]));
      }),
    take: (now, limit, seconds, open) => refuseUnavailable(async () => (await take(now, limit, seconds, open)).map(readJob)),
    hold: (ids, until) =>
      refuseUnavailable(async () => {
        await jobs.updateMany({ _id: { $in: ids }, parked: false }, { $set: { freeAt: until.toISOString() }, $unset: { round: '' } });
      }),
    done: (id) => refuseUnavailable(async () => void (await jobs.deleteOne({ _id: id }))),
    failed: (id, { counts, error, dueAt, park }) =>
      refuseUnavailable(async () => {
        const due = dueAt.toISOString();
        const state = park ? { parked: true, parkedAt: new Date().toISOString(), error } : { dueAt: due, freeAt: due };
        await jobs.updateOne({ _id: id }, { $inc: { [counts]: 1 }, $set: state, $unset: { round: '', turnAt: '' } });
      }),
    parked: (before, limit, kind = everyKind) => refuseUnavailable(() => parked(before, limit, kind)),
    waiting: (reactions) => refuseUnavailable(() => waiting(reactions)),
    retry: (id) => refuseUnavailable(() => retry(id)),
    drop: (id) => refuseUnavailable(async () => (await jobs.deleteOne({ _id: id, parked: true })).deletedCount > 0),
    nextDue: (open) =>
      refuseUnavailable(async () => {
        const [next] = await jobs
          .find({ parked: false, ...withPlaces(open) })
          .sort({ freeAt: 1, _id: 1 })
          .limit(1)
          .toArray();
        return next && new Date(next.freeAt);
      }),
  };
}

/** Jobs of reactions and homes that have a free place. */
function withPlaces(open: OpenReactions | undefined): Filter<JobRow> {
  if (!open) return {};
  const reactions = [...open.keys()].filter((reaction) => hasPlace(open, reaction));
  const full = reactions.map((reaction) => ({ reaction, home: { $in: [...fullHomes(open, reaction)] } })).filter(({ home }) => home.$in.length > 0);
  return { reaction: { $in: reactions }, ...(full.length > 0 && { $nor: full }) };
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
