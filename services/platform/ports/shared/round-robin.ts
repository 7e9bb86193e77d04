// [Note: Round-robin by home] Jobs of one reaction run in rounds: 1, 2, 3 … Each home has one job in a round. A job gets its round when it
// becomes due; jobs of a lower round run first. Rounds count jobs, not time, so long jobs need no rule of their own.
//
// A home that arrives stands between the current round and the next one, so it does not wait for a second job of anybody. That happens
// twice before a round at most; whoever arrives then stands behind it. So no job waits for ever.
//
//   Anna plans four jobs and runs two; Ben arrives and plans two:    Anna 0.5  1  |  2  3     Ben  |  1.5  2
//
// New work of a home does not wait for the rest of its queue: if nothing of it became due for a minute, it arrives anew.
// Jobs that ran before (failed, retried, or their process ended) do not wait for that rest either. A job without a home always arrives.
import type { OpenReactions } from '../store.ts';

/** The round of a home that arrives. `current`: the round of the job that ran last, 0 before the first. */
export function arrivalRound(current: number): number {
  const next = Math.floor(current) + 1;
  const between = (current + next) / 2;
  return next - between >= minGap ? between : next + 0.5;
}

/** Between an arrival and the next whole round: after 0.5 and 0.75, arrivals stand behind it. */
const minGap = 0.25;

/** Due jobs that get their rounds at once: some milliseconds of work. */
export const maxEnqueued = 100;

/** Due times that lie further apart begin a new batch. */
const batchGapMs = 60_000;

/** A job in the queue. `dueAt`: ISO 8601 UTC. */
export type Queued = { readonly dueAt: string; readonly round: number };

/** The round of a job that becomes due. `last`: the queued job of the same home and reaction that became due last. */
export function nextRound(current: number, last: Queued | undefined, dueAt: string): number {
  const arrival = arrivalRound(current);
  if (last === undefined || Date.parse(dueAt) - Date.parse(last.dueAt) >= batchGapMs) return arrival;
  return Math.max(arrival, Math.floor(last.round) + 1);
}

type Candidate = { readonly reaction: string; readonly home?: string | undefined };
/** The first queued jobs of one reaction, in the order of their rounds. */
export type ReactionQueue<Job> = { readonly reaction: string; readonly jobs: readonly Job[] };

/** A reaction and the one whose places it shares. */
const sharing = (open: OpenReactions | undefined, reaction: string): string[] => [reaction, open?.get(reaction)?.runsAfter ?? []].flat();

/** True if a reaction has a free place, and so has the one whose places it shares. */
export const hasPlace = (open: OpenReactions | undefined, reaction: string): boolean =>
  open === undefined || (open.has(reaction) && sharing(open, reaction).every((name) => (open.get(name)?.total ?? 1) > 0));

/** Homes that have no free place in a reaction. */
export const fullHomes = (open: OpenReactions | undefined, reaction: string): ReadonlySet<string> =>
  new Set(sharing(open, reaction).flatMap((name) => [...(open?.get(name)?.ofHomes ?? [])].filter(([, free]) => free <= 0).map(([home]) => home)));

/**
 * Chooses up to `limit` jobs that have a free place: one of each reaction in turn, in the order of `queues`. A reaction with `runsAfter`
 * waits while the other one has a job to run.
 */
export function chooseJobs<Job extends Candidate>(queues: readonly ReactionQueue<Job>[], open: OpenReactions | undefined, limit: number): Job[] {
  const chosen: Job[] = [];
  const waiting = queues.map(({ reaction, jobs }) => ({ reaction, jobs: [...jobs] }));

  const mayRun = ({ reaction, home }: Job): boolean =>
    sharing(open, reaction).every((name) => {
      const free = open?.get(name);
      if (!free) return true;
      const counted = chosen.filter((one) => sharing(open, one.reaction).includes(name));
      if (counted.length >= free.total) return false;
      return home === undefined || counted.filter((one) => one.home === home).length < (free.ofHomes.get(home) ?? free.perHome);
    });
  const nextOf = (name: string | undefined) => waiting.find(({ reaction }) => reaction === name)?.jobs.find(mayRun);

  while (chosen.length < limit) {
    const queue = waiting.find(({ reaction }) => nextOf(reaction) && !nextOf(open?.get(reaction)?.runsAfter));
    const next = nextOf(queue?.reaction);
    if (!queue || !next) break;
    chosen.push(next);
    queue.jobs.splice(queue.jobs.indexOf(next), 1);
    waiting.push(...waiting.splice(waiting.indexOf(queue), 1));
  }
  return chosen;
}

/** All places of these reactions and sweeps are free. */
export const allPlacesOf = (names: readonly string[]): OpenReactions =>
  new Map(names.map((name) => [name, { total: Number.POSITIVE_INFINITY, perHome: Number.POSITIVE_INFINITY, ofHomes: new Map<string, number>() }]));
