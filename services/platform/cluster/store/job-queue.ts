// [Note: Jobs of the build before] It knows no rounds: it plans jobs with a `turnAt`, and takes jobs whose `freeAt` has passed. While both builds
// run, each runs the jobs of both. Its jobs get their rounds here when they are due; ours it takes in the order of their due times.
import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import { chunksOf } from '../../async/chunks.ts';
import { fullHomes, hasPlace, maxEnqueued, nextRound, type Queued, type ReactionQueue } from '../../ports/shared/round-robin.ts';
import type { OpenReactions } from '../../ports/store.ts';
import { type Database, upsert } from './database.ts';

export type JobRow = {
  _id: string;
  reaction: string;
  dueAt: string;
  /** When it is due; of a taken job, when its taker's time is over. */
  freeAt: string;
  home?: string;
  /** Set while it is in the queue. */
  round?: number;
  /** Set by the build before. See [Note: Jobs of the build before]. */
  turnAt?: string;
  /** Set once it was taken, and kept. */
  taker?: string;
  attempts: number;
  /** Absent from rows of an earlier build: none. */
  waits?: number;
  event?: string;
  trace?: string;
  /** Time of its event; absent from rows of an earlier build. */
  eventAt?: string;
  parked: boolean;
  parkedAt?: string;
  error?: string;
};

/** The current round of a reaction. */
type RoundRow = { _id: string; round: number };

export type JobQueue = {
  /** Gives each due job its round, 100 at a time. Two processes may give two jobs of a home the same one. */
  enqueueDue(at: string): Promise<void>;
  /** First jobs of each reaction that have a free place: up to `limit` of each, in order. */
  first(at: string, open: OpenReactions | undefined, limit: number): Promise<ReactionQueue<JobRow>[]>;
  /** Moves the current round of each reaction on to what runs now. */
  advance(jobs: readonly JobRow[]): Promise<void>;
};

/** Updates of one request: a server that stands in for MongoDB keeps a connection for each. */
const maxBulk = 10;
const isQueued = { parked: false, round: { $gte: 0 } } as const;

export function openJobQueue(database: Database): JobQueue {
  const jobs: Collection<JobRow> = database.collection('jobs');
  const rounds: Collection<RoundRow> = database.collection('jobRounds');

  const lastQueued = async ({ home, reaction, taker }: JobRow): Promise<Queued | undefined> => {
    const [last] = await jobs
      .find({ home, reaction, round: { $gte: 0 }, taker: { $exists: taker !== undefined } })
      .sort({ dueAt: -1, round: -1 })
      .limit(1)
      .toArray();
    return last?.round === undefined ? undefined : { dueAt: last.dueAt, round: last.round };
  };

  /** Rounds of jobs of one home and reaction, the earliest due first. */
  const roundsOf = async (alike: readonly JobRow[], current: ReadonlyMap<string, number>): Promise<[JobRow, number][]> => {
    const [first] = alike;
    let last = first?.home === undefined ? undefined : await lastQueued(first);
    return alike.map((row) => {
      const round = nextRound(current.get(row.reaction) ?? 0, last, row.dueAt);
      last = row.home === undefined ? undefined : { dueAt: row.dueAt, round };
      return [row, round];
    });
  };

  const reach = async (reached: ReadonlyMap<string, number>): Promise<void> => {
    await Promise.all([...reached].map(([_id, round]) => upsert(() => rounds.updateOne({ _id }, { $max: { round } }, { upsert: true }))));
  };

  const enqueue = async (due: readonly JobRow[]) => {
    const reactions = [...new Set(due.map(({ reaction }) => reaction))];
    await reach(new Map(reactions.map((reaction) => [reaction, 0])));
    const current = new Map((await rounds.find({ _id: { $in: reactions } }).toArray()).map(({ _id, round }) => [_id, round]));
    const groups = Map.groupBy(due, ({ home, reaction, taker }) => JSON.stringify([home, reaction, taker !== undefined]));
    const given = (await Promise.all([...groups.values()].map((alike) => roundsOf(alike, current)))).flat();
    // Another process may have taken or enqueued it meanwhile.
    const updates = given.map(
      ([{ _id, dueAt, freeAt }, round]): AnyBulkWriteOperation<JobRow> => ({
        updateOne: {
          filter: { _id, parked: false, freeAt, round: { $exists: false } },
          update: { $set: { round, freeAt: dueAt }, $unset: { turnAt: '' } },
        },
      }),
    );
    for (const some of chunksOf(updates, maxBulk)) await jobs.bulkWrite(some, { ordered: false });
  };

  /** Reactions with jobs in the queue. If more jobs wait than one short query reads, every reaction that ever had one. */
  const waitingReactions = async (at: string): Promise<ReadonlySet<string>> => {
    const some = await jobs
      .find({ ...isQueued, freeAt: { $lte: at } })
      .limit(maxEnqueued)
      .toArray();
    const all = some.length < maxEnqueued ? [] : await rounds.find().toArray();
    return new Set([...some.map(({ reaction }) => reaction), ...all.map(({ _id }) => _id)]);
  };

  return {
    async enqueueDue(at) {
      const isFree = { $or: [{ freeAt: { $lte: at } }, { turnAt: { $gt: at } }] };
      for (;;) {
        const due = await jobs
          .find({ parked: false, round: { $exists: false }, dueAt: { $lte: at }, ...isFree })
          .sort({ dueAt: 1, _id: 1 })
          .limit(maxEnqueued)
          .toArray();
        if (due.length > 0) await enqueue(due);
        if (due.length < maxEnqueued) return;
      }
    },
    async first(at, open, limit) {
      const waiting = await waitingReactions(at);
      const reactions = (open ? [...open.keys()].filter((name) => waiting.has(name)) : [...waiting]).filter((name) => hasPlace(open, name));
      const firstOf = (reaction: string) =>
        jobs
          .find({ ...isQueued, reaction, freeAt: { $lte: at }, home: { $nin: [...fullHomes(open, reaction)] } })
          .sort({ round: 1, dueAt: 1, _id: 1 })
          .limit(limit)
          .toArray();
      return Promise.all(reactions.map(async (reaction) => ({ reaction, jobs: await firstOf(reaction) })));
    },
    async advance(jobs) {
      const byReaction = Map.groupBy(jobs, ({ reaction }) => reaction);
      await reach(new Map([...byReaction].map(([reaction, alike]) => [reaction, Math.max(...alike.map(({ round = 0 }) => round))])));
    },
  };
}
