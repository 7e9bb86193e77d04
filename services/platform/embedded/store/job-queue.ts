// Due jobs of the file in their rounds; see [Note: Round-robin by home]. `jobs.round` is set while a job is in the queue.
//
// [Note: First job of each home] Jobs that have no free place may wait in any number, and a query must not pass over them. So `job_heads` has
// one row for the first job of each (reaction, home). As many homes are full as jobs run, so a query reads few rows, however many jobs wait.
import type { SQLOutputValue } from 'node:sqlite';
import { fullHomes, hasPlace, maxEnqueued, nextRound, type Queued, type ReactionQueue } from '../../ports/shared/round-robin.ts';
import type { OpenReactions } from '../../ports/store.ts';
import type { StoreFile } from './file.ts';
import { limitClause, number, optionalText, text } from './rows.ts';

export type QueuedJob = Queued & { readonly id: string; readonly reaction: string; readonly home: string | undefined };
/** A job that is due and not in the queue yet. `ran`: it was taken before. */
export type DueJob = { readonly id: string; readonly reaction: string; readonly home: string | undefined; readonly dueAt: string; readonly ran: number };

export type JobQueue = {
  /** Jobs that became due and are not in the queue: the earliest 100. */
  due(now: string): DueJob[];
  /** Within a transaction. */
  enqueue(jobs: readonly DueJob[]): void;
  /** First jobs of each reaction that have a free place: up to `limit` of each, in order. */
  first(open: OpenReactions | undefined, limit: number): ReactionQueue<QueuedJob>[];
  /** Moves the current round of each reaction on to what runs now. Within a transaction. */
  advance(jobs: readonly QueuedJob[]): void;
  /** Takes a job out of the queue, if it is there. Within a transaction. */
  dequeue(id: string): void;
};

const toQueued = (row: Record<string, SQLOutputValue>): QueuedJob => ({
  id: text(row.id),
  reaction: text(row.reaction),
  home: optionalText(row.home),
  dueAt: text(row.due_at),
  round: number(row.round),
});

/** Compares like SQLite, for texts of ASCII letters. */
const compare = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : Number(one > other));
const inOrder = (one: QueuedJob, other: QueuedJob) => compare(one.round, other.round) || compare(one.dueAt, other.dueAt) || compare(one.id, other.id);

export function openJobQueue({ db }: StoreFile): JobQueue {
  const dueJobs = db.prepare(
    `SELECT id, reaction, home, due_at, ran FROM jobs WHERE round IS NULL AND parked_at IS NULL AND free_at <= ? ORDER BY free_at, id ${limitClause}`,
  );
  const lastQueued = db.prepare(
    'SELECT due_at, round FROM jobs WHERE reaction = ? AND home = ? AND ran = ? AND round IS NOT NULL ORDER BY due_at DESC, round DESC LIMIT 1',
  );
  const setRound = db.prepare('UPDATE jobs SET round = ?, free_at = due_at WHERE id = ?');
  const clearRound = db.prepare('UPDATE jobs SET round = NULL WHERE id = ? AND round IS NOT NULL RETURNING reaction, home');
  const ofHome = db.prepare(
    `SELECT id, reaction, home, due_at, round FROM jobs WHERE reaction = ? AND home IS ? AND round IS NOT NULL ORDER BY round, due_at, id ${limitClause}`,
  );
  const nextReaction = db.prepare('SELECT reaction FROM job_heads WHERE reaction > ? ORDER BY reaction LIMIT 1');
  const heads = db.prepare(`SELECT home FROM job_heads WHERE reaction = ? ORDER BY round, due_at, home ${limitClause}`);
  const removeHead = db.prepare('DELETE FROM job_heads WHERE reaction = ? AND home = ?');
  const setHead = db.prepare(
    'INSERT INTO job_heads VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET round = excluded.round, due_at = excluded.due_at WHERE (excluded.round, excluded.due_at) < (round, due_at)',
  );
  const currentRound = db.prepare('SELECT round FROM job_rounds WHERE reaction = ?');
  const setCurrent = db.prepare('INSERT INTO job_rounds VALUES (?, ?) ON CONFLICT DO UPDATE SET round = max(round, excluded.round)');

  const currentOf = (reaction: string): number => {
    const row = currentRound.get(reaction);
    return row ? number(row.round) : 0;
  };
  const roundOf = ({ reaction, home, dueAt, ran }: DueJob): number => {
    const last = home === undefined ? undefined : lastQueued.get(reaction, home, ran);
    return nextRound(currentOf(reaction), last && { dueAt: text(last.due_at), round: number(last.round) }, dueAt);
  };
  function* waitingReactions(): Generator<string> {
    for (let row = nextReaction.get(''); row; row = nextReaction.get(text(row.reaction))) yield text(row.reaction);
  }
  const firstOf = (reaction: string, full: ReadonlySet<string>, limit: number): QueuedJob[] => {
    const open = heads.all(reaction, limit + full.size).filter(({ home }) => !full.has(text(home)));
    const jobs = open.slice(0, limit).flatMap(({ home }) => ofHome.all(reaction, text(home) || null, limit));
    return jobs.map(toQueued).toSorted(inOrder).slice(0, limit);
  };

  return {
    due: (now) =>
      dueJobs.all(now, maxEnqueued).map((row) => ({
        id: text(row.id),
        reaction: text(row.reaction),
        home: optionalText(row.home),
        dueAt: text(row.due_at),
        ran: number(row.ran),
      })),
    enqueue(jobs) {
      for (const job of jobs) {
        const round = roundOf(job);
        setRound.run(round, job.id);
        setHead.run(job.reaction, job.home ?? '', round, job.dueAt);
      }
    },
    first(open, limit) {
      const waiting = [...waitingReactions()].filter((reaction) => hasPlace(open, reaction));
      const inTurn = open ? [...open.keys()].filter((reaction) => waiting.includes(reaction)) : waiting;
      return inTurn.map((reaction) => ({ reaction, jobs: firstOf(reaction, fullHomes(open, reaction), limit) }));
    },
    advance(jobs) {
      for (const { reaction, round } of jobs) setCurrent.run(reaction, round);
    },
    dequeue(id) {
      const row = clearRound.get(id);
      if (!row) return;
      const [reaction, home] = [text(row.reaction), optionalText(row.home)];
      removeHead.run(reaction, home ?? '');
      const [next] = ofHome.all(reaction, home ?? null, 1).map(toQueued);
      if (next) setHead.run(reaction, home ?? '', next.round, next.dueAt);
    },
  };
}
