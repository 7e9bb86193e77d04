import type { Logger } from 'pino';
import { type Backoff, backoffMs } from '../async/backoff.ts';
import { waitAtMost } from '../async/wait-at-most.ts';
import { yieldTurn } from '../async/yield-turn.ts';
import { errorWords } from '../engine/error-words.ts';
import { isUnavailable } from '../errors.ts';
import type { Live } from '../ports/live.ts';
import type { Job, Room, Store } from '../ports/store.ts';
import type { Reaction, Sweep } from '../reaction.ts';
import { isLastAttempt, isLastWait } from './attempts.ts';
import { type Running, roomOf } from './room.ts';
import { openRounds } from './rounds.ts';

export const maxJobsAtOnce = 10;
/** How long a taken job is kept from other processes. While it runs that is prolonged again and again. */
const takenSeconds = 20;
const prolongEveryMs = 6000;
/** The store is asked for due jobs at least this often. */
const maxPollMs = 2000;
const minPollMs = 20;
/** How long stopping waits for jobs that run. */
const maxStopMs = 5000;
const retryPause: Backoff = { firstMs: 1000, maxMs: 600_000, spread: 0.2 };

const slotOf = (sweep: Sweep, time: Date) => Math.floor(time.getTime() / (sweep.everySeconds * 1000));

/** A sweep's run of one slot of time. The job's id holds the slot, so that it runs once, in one of the processes. */
function sweepJob(sweep: Sweep, slot: number): Job {
  return { id: `sweep:${sweep.name}:${slot}`, reaction: sweep.name, dueAt: new Date(slot * sweep.everySeconds * 1000).toISOString(), attempts: 0, waits: 0 };
}

export type JobRunnerOptions = {
  service: string;
  store: Store;
  live: Live;
  reactions: readonly Reaction[];
  sweeps: readonly Sweep[];
  runReaction(reaction: Reaction, job: Job): Promise<void>;
  runSweep(sweep: Sweep, job: Job): Promise<void>;
  /** Is told of each job that is parked. */
  giveUp(job: Job): Promise<void>;
  now(): Date;
  log: Logger;
};
export type JobRunner = {
  /** Looks for due jobs now. */
  poke(): void;
  /** Nothing runs and nothing is due. */
  idle(): Promise<boolean>;
  /** Waits up to 5 s for jobs that run, then puts the others back: another process takes them at once. */
  stop(): Promise<void>;
};

/**
 * Runs due jobs. A job that fails is tried again, later and later, and then parked; one that fails because something is unavailable is parked only
 * after days; see [Note: Attempts and waits]. A job that runs when the process is killed is run again.
 */
export async function runJobs({ service, store, live, reactions, sweeps, runReaction, runSweep, giveUp, now, log }: JobRunnerOptions): Promise<JobRunner> {
  const room = roomOf(reactions, maxJobsAtOnce);
  const rounds = openRounds(reactions);
  // Jobs of others wait for a build that knows them. See [Note: Builds beside each other].
  const known = [...reactions, ...sweeps].map(({ name }) => name);
  const running = new Map<string, Running & { work: Promise<void> }>();
  let stopped = false;
  /** After stopping, jobs that still run belong to other processes: their outcome is not recorded here. */
  let letGo = false;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> | undefined;
  let again = false;
  /** Whether jobs may be due that were left for want of room, so that the end of any makes room for them. */
  let leftSome = false;
  /** Of a reaction that has limits jobs stay though others could run. */
  const hasLimits = reactions.some(
    ({ maxAtOnce, maxAtOnceOfHome, yieldsTo, goesRound }) => (maxAtOnce ?? maxAtOnceOfHome ?? yieldsTo ?? goesRound) !== undefined,
  );

  const succeed = async (job: Job, sweep: Sweep | undefined) => {
    if (sweep) await store.jobs.plan([sweepJob(sweep, slotOf(sweep, now()) + 1)], undefined);
    await store.jobs.done(job.id);
  };
  const fail = async (job: Job, mayPark: boolean, attempts: number | undefined, error: unknown) => {
    const counts = isUnavailable(error) ? 'waits' : 'attempts';
    const park = mayPark && (counts === 'waits' ? isLastWait(job) : isLastAttempt(job, attempts));
    const dueAt = new Date(now().getTime() + backoffMs(job[counts], retryPause));
    log.warn({ reaction: job.reaction, job: job.id, [counts]: job[counts] + 1, park, err: error }, 'a reaction failed');
    await store.jobs.failed(job.id, { counts, error: errorWords(error), dueAt, park });
    if (park) await giveUp(job);
  };

  /** Answers whether other jobs are due now, or sooner than they were. */
  const run = async (job: Job): Promise<boolean> => {
    const reaction = reactions.find(({ name }) => name === job.reaction);
    const sweep = sweeps.find(({ name }) => name === job.reaction);
    try {
      await yieldTurn();
      if (reaction) await runReaction(reaction, job);
      else if (sweep) await runSweep(sweep, job);
    } catch (error) {
      // A sweep is never parked.
      if (!letGo) await fail(job, !sweep, reaction?.attempts, error);
      return true;
    }
    if (!letGo) await succeed(job, sweep);
    return sweep !== undefined;
  };

  const begin = (job: Job) => {
    const work: Promise<void> = run(job)
      .catch((error: unknown) => {
        log.warn({ job: job.id, err: error }, 'the outcome of a job could not be recorded; it runs again');
        return true;
      })
      .then((changed) => {
        running.delete(job.id);
        // Else there is nothing that the store could be asked for: what comes later is told, or known by its time.
        if (changed || leftSome) poke();
      });
    running.set(job.id, { reaction: job.reaction, home: job.event?.home, work });
    rounds.note(job.reaction, job.event?.home);
  };

  const roomLeft = () => room.left([...running.values()]);
  const take = (left: Room) => store.jobs.take(now(), maxJobsAtOnce - running.size, takenSeconds, left, known);

  /** See [Note: What is done first] and [Note: Long jobs go round]. */
  const takeNext = async (): Promise<Job[]> => {
    const left = roomLeft();
    const inTurn = rounds.without(left);
    for (const wanted of [room.withoutLater(inTurn ?? left), inTurn]) {
      const taken = wanted ? await take(wanted) : [];
      if (taken.length > 0) return taken;
    }
    return take(left);
  };

  const takeDue = async () => {
    leftSome = true;
    while (running.size < maxJobsAtOnce) {
      await yieldTurn();
      if (stopped) return;
      const asked = maxJobsAtOnce - running.size;
      const jobs = await takeNext();
      // A job whose time could not be prolonged is given out again while it still runs here.
      for (const job of jobs) if (!running.has(job.id)) begin(job);
      leftSome = hasLimits || jobs.length === asked;
      if (hasLimits ? jobs.length === 0 : !leftSome) return;
    }
  };

  const turn = async () => {
    again = false;
    await takeDue().catch((error: unknown) => log.warn({ err: error }, 'jobs could not be taken'));
    const isFull = running.size >= maxJobsAtOnce;
    const due = isFull ? undefined : await store.jobs.nextDue(roomLeft(), known).catch(() => undefined);
    const wait = Math.min(Math.max((due?.getTime() ?? Number.POSITIVE_INFINITY) - now().getTime(), minPollMs), maxPollMs);
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(poke, wait);
  };

  function poke(): void {
    if (stopped) return;
    if (turning) {
      again = true;
      return;
    }
    turning = turn().finally(() => {
      turning = undefined;
      if (again) poke();
    });
  }

  const takeUntil = async (until: Date) => {
    if (running.size === 0) return;
    await store.jobs
      .hold([...running.keys()], until)
      .catch((error: unknown) => log.warn({ err: error }, 'the time of jobs could not be prolonged, or they could not be put back'));
  };
  const prolonging = setInterval(() => void takeUntil(new Date(now().getTime() + takenSeconds * 1000)), prolongEveryMs);

  const first = sweeps.map((sweep) => sweepJob(sweep, slotOf(sweep, now()) + 1));
  if (first.length > 0) await store.jobs.plan(first, undefined);
  const stopWake = live.onWake(`jobs:${service}`, poke);
  poke();
  return {
    poke,
    async idle() {
      if (running.size > 0 || turning) return false;
      const due = await store.jobs.nextDue(undefined, known);
      return due === undefined || due > now();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(prolonging);
      stopWake();
      const ended = (async () => {
        await turning;
        await Promise.all([...running.values()].map(({ work }) => work));
      })();
      await waitAtMost(maxStopMs, ended);
      letGo = true;
      await takeUntil(now());
    },
  };
}
