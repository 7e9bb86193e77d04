import type { Logger } from 'pino';
import { type Backoff, backoffMs } from '../async/backoff.ts';
import { waitAtMost } from '../async/wait-at-most.ts';
import { yieldTurn } from '../async/yield-turn.ts';
import { errorSummary } from '../engine/error-summary.ts';
import { isUnavailable } from '../errors.ts';
import type { Live } from '../ports/live.ts';
import type { Settings } from '../ports/platform.ts';
import type { Job, Store } from '../ports/store.ts';
import type { Reaction, Sweep } from '../reaction.ts';
import { isLastAttempt, isLastWait } from './attempts.ts';
import { concurrencyLimits, type RunningJob } from './concurrency-limits.ts';

export const maxJobsAtOnce = 10;
/** Time for which other processes do not get a taken job; extended while it runs. */
const takenSeconds = 20;
const extendEveryMs = 6000;
/** Longest pause between two polls of the store. */
const maxPollMs = 2000;
const minPollMs = 20;
/** Longest wait for running jobs at a stop. */
const maxStopMs = 5000;
const retryPause: Backoff = { firstMs: 1000, maxMs: 600_000, spread: 0.2 };

const slotOf = (sweep: Sweep, time: Date) => Math.floor(time.getTime() / (sweep.everySeconds * 1000));

/** One run of a sweep. Its id contains the time slot, so one process runs it once. */
function sweepJob(sweep: Sweep, slot: number): Job {
  return { id: `sweep:${sweep.name}:${slot}`, reaction: sweep.name, dueAt: new Date(slot * sweep.everySeconds * 1000).toISOString(), attempts: 0, waits: 0 };
}

export type JobRunnerOptions = {
  service: string;
  settings: Pick<Settings, 'renderWorkers'>;
  store: Store;
  live: Live;
  reactions: readonly Reaction[];
  sweeps: readonly Sweep[];
  runReaction(reaction: Reaction, job: Job): Promise<void>;
  runSweep(sweep: Sweep, job: Job): Promise<void>;
  /** Called for each job that is parked. */
  giveUp(job: Job): Promise<void>;
  now(): Date;
  log: Logger;
};
export type JobRunner = {
  /** Polls for due jobs now. */
  poke(): void;
  /** True if nothing runs and nothing is due. */
  idle(): Promise<boolean>;
  /** Waits up to 5 s for running jobs, then releases the rest: another process takes them at once. */
  stop(): Promise<void>;
};

/**
 * Runs due jobs. A failed job is retried later and later, then parked; while a dependency is down, only after days: see [Note: Attempts and
 * waits]. A job that runs when the process is killed runs again.
 */
export async function runJobs({
  service,
  settings,
  store,
  live,
  reactions,
  sweeps,
  runReaction,
  runSweep,
  giveUp,
  now,
  log,
}: JobRunnerOptions): Promise<JobRunner> {
  // Jobs of unknown names stay for a build that knows them: see [Note: Builds beside each other].
  const sweepNames = sweeps.map(({ name }) => name);
  const limits = concurrencyLimits(reactions, sweepNames, { settings, maxJobs: maxJobsAtOnce });
  const running = new Map<string, RunningJob & { work: Promise<void> }>();
  let stopped = false;
  /** After a stop, running jobs belong to other processes: their outcome is not recorded here. */
  let released = false;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> | undefined;
  let again = false;
  /** True if due jobs may wait for a free place, so that the end of any job makes one poll. */
  let leftSome = false;

  const succeed = async (job: Job, sweep: Sweep | undefined) => {
    if (sweep) await store.jobs.plan([sweepJob(sweep, slotOf(sweep, now()) + 1)], undefined);
    await store.jobs.done(job.id);
  };
  const fail = async (job: Job, mayPark: boolean, attempts: number | undefined, error: unknown) => {
    const counts = isUnavailable(error) ? 'waits' : 'attempts';
    const park = mayPark && (counts === 'waits' ? isLastWait(job) : isLastAttempt(job, attempts));
    const dueAt = new Date(now().getTime() + backoffMs(job[counts], retryPause));
    log.warn({ reaction: job.reaction, job: job.id, [counts]: job[counts] + 1, park, err: error }, 'a reaction failed');
    await store.jobs.failed(job.id, { counts, error: errorSummary(error), dueAt, park });
    if (park) await giveUp(job);
  };

  /** Returns whether other jobs may have become due earlier. */
  const run = async (job: Job): Promise<boolean> => {
    const reaction = reactions.find(({ name }) => name === job.reaction);
    const sweep = sweeps.find(({ name }) => name === job.reaction);
    try {
      await yieldTurn();
      if (reaction) await runReaction(reaction, job);
      else if (sweep) await runSweep(sweep, job);
    } catch (error) {
      // Sweeps are never parked.
      if (!released) await fail(job, !sweep, reaction?.attempts, error);
      return true;
    }
    if (!released) await succeed(job, sweep);
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
        // Otherwise the store has nothing new: later jobs arrive with a wake-up, or at the time that the timer waits for.
        if (changed || leftSome) poke();
      });
    running.set(job.id, { reaction: job.reaction, home: job.event?.home, work });
    limits.noteBegun(job.reaction);
  };

  const openNow = () => limits.open([...running.values()]);

  const takeDue = async () => {
    leftSome = true;
    while (running.size < maxJobsAtOnce) {
      await yieldTurn();
      if (stopped) return;
      const asked = maxJobsAtOnce - running.size;
      const jobs = await store.jobs.take(now(), asked, takenSeconds, openNow());
      // A job whose time could not be extended is taken again while it still runs here.
      for (const job of jobs) if (!running.has(job.id)) begin(job);
      leftSome = limits.mayHoldBack || jobs.length === asked;
      if (limits.mayHoldBack ? jobs.length === 0 : !leftSome) return;
    }
  };

  const turn = async () => {
    again = false;
    await takeDue().catch((error: unknown) => log.warn({ err: error }, 'jobs could not be taken'));
    const isFull = running.size >= maxJobsAtOnce;
    const due = isFull ? undefined : await store.jobs.nextDue(openNow()).catch(() => undefined);
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
      .catch((error: unknown) => log.warn({ err: error }, 'the time of jobs could not be extended, or they could not be released'));
  };
  const extending = setInterval(() => void takeUntil(new Date(now().getTime() + takenSeconds * 1000)), extendEveryMs);

  const first = sweeps.map((sweep) => sweepJob(sweep, slotOf(sweep, now()) + 1));
  if (first.length > 0) await store.jobs.plan(first, undefined);
  const stopWake = live.onWake(`jobs:${service}`, poke);
  poke();
  return {
    poke,
    async idle() {
      if (running.size > 0 || turning) return false;
      const due = await store.jobs.nextDue(openNow());
      return due === undefined || due > now();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(extending);
      stopWake();
      const ended = (async () => {
        await turning;
        await Promise.all([...running.values()].map(({ work }) => work));
      })();
      await waitAtMost(maxStopMs, ended);
      released = true;
      await takeUntil(now());
    },
  };
}
