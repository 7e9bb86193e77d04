import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from '../errors.ts';
import type { Live } from '../ports/live.ts';
import type { Job, Store } from '../ports/store.ts';
import type { Reaction, Sweep } from '../service.ts';

/**
 * How many jobs run at once; seconds a taken job stays one's own, between the times that is put off while it runs, and the longest wait
 * for a due one; seconds that stopping waits for what runs.
 */
const timing = { atOnce: 8, taken: 20, hold: 6, poll: 2, stop: 5 };
const defaultAttempts = 10;
/** About three days of waiting for what is away, at the longest wait between two attempts. */
const awayAttempts = 440;

/** 1 s, 2 s, 4 s … 10 min, each ± 20 %. `random` is from 0 to 1. */
export function backoffMs(attempts: number, random: number): number {
  return Math.round(Math.min(1000 * 2 ** Math.min(attempts, 20), 600_000) * (0.8 + 0.4 * random));
}

const slotOf = (sweep: Sweep, time: Date) => Math.floor(time.getTime() / (sweep.everySeconds * 1000));

/** A sweep's run of one slot of time: the slot makes it once, in whatever process. */
function sweepJob(sweep: Sweep, slot: number): Job {
  return { id: `sweep:${sweep.name}:${slot}`, reaction: sweep.name, dueAt: new Date(slot * sweep.everySeconds * 1000).toISOString(), attempts: 0 };
}

type Parts = {
  service: string;
  store: Store;
  live: Live;
  reactions: readonly Reaction[];
  sweeps: readonly Sweep[];
  runReaction(reaction: Reaction, job: Job): Promise<void>;
  runSweep(sweep: Sweep, job: Job): Promise<void>;
  now(): Date;
  log: Logger;
};
/** `stop` waits 5 s for what runs, and then puts it back for others to take at once. */
export type JobRunner = { poke(): void; idle(): Promise<boolean>; stop(): Promise<void> };

/** Runs due jobs; a failing one is tried later and later, then parked, and one that waits for what is away only after days. What runs while the process is killed is run again. */
export async function runJobs({ service, store, live, reactions, sweeps, runReaction, runSweep, now, log }: Parts): Promise<JobRunner> {
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  /** What still runs belongs to others: its outcome is not written down. */
  let letGo = false;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> | undefined;
  let again = false;

  const succeed = async (job: Job, sweep: Sweep | undefined) => {
    if (sweep) await store.jobs.plan([sweepJob(sweep, slotOf(sweep, now()) + 1)], undefined);
    await store.jobs.done(job.id);
  };
  const fail = async (job: Job, attempts: number, error: unknown) => {
    const park = job.attempts + 1 >= (isUnavailable(error) ? Math.max(attempts, awayAttempts) : attempts);
    log.warn({ reaction: job.reaction, job: job.id, attempts: job.attempts + 1, park, err: error }, 'a reaction failed');
    const text = error instanceof Error ? error.message : String(error);
    await store.jobs.failed(job.id, text, new Date(now().getTime() + backoffMs(job.attempts, Math.random())), park);
  };

  const run = async (job: Job) => {
    const reaction = reactions.find(({ name }) => name === job.reaction);
    const sweep = sweeps.find(({ name }) => name === job.reaction);
    try {
      if (reaction) await runReaction(reaction, job);
      else if (sweep) await runSweep(sweep, job);
      else throw new Error(`no reaction ${job.reaction} in this build`);
    } catch (error) {
      // A sweep is never given up.
      if (!letGo) await fail(job, sweep ? Number.POSITIVE_INFINITY : (reaction?.attempts ?? defaultAttempts), error);
      return;
    }
    if (!letGo) await succeed(job, sweep);
  };

  const begin = (job: Job) => {
    const work: Promise<void> = run(job)
      .catch((error: unknown) => log.warn({ job: job.id, err: error }, 'what became of a job could not be written down; it comes again'))
      .finally(() => {
        running.delete(job.id);
        poke();
      });
    running.set(job.id, work);
  };

  const takeDue = async () => {
    while (!stopped && running.size < timing.atOnce) {
      const jobs = await store.jobs.take(now(), timing.atOnce - running.size, timing.taken);
      // One that could not be held in time is given again, while it still runs here.
      for (const job of jobs) if (!running.has(job.id)) begin(job);
      if (jobs.length === 0) return;
    }
  };

  const turn = async () => {
    again = false;
    await takeDue().catch((error: unknown) => log.warn({ err: error }, 'jobs could not be taken'));
    const due = await store.jobs.nextDue().catch(() => undefined);
    const wait = Math.min(Math.max((due?.getTime() ?? Number.POSITIVE_INFINITY) - now().getTime(), 20), timing.poll * 1000);
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(poke, running.size >= timing.atOnce ? timing.poll * 1000 : wait);
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

  const hold = async (until: Date) => {
    if (running.size === 0) return;
    await store.jobs.hold([...running.keys()], until).catch((error: unknown) => log.warn({ err: error }, 'jobs could not be kept, or put back'));
  };
  const holding = setInterval(() => void hold(new Date(now().getTime() + timing.taken * 1000)), timing.hold * 1000);

  const first = sweeps.map((sweep) => sweepJob(sweep, slotOf(sweep, now()) + 1));
  if (first.length > 0) await store.jobs.plan(first, undefined);
  const stopWake = live.onWake(`jobs:${service}`, poke);
  poke();
  return {
    poke,
    async idle() {
      if (running.size > 0 || turning) return false;
      const due = await store.jobs.nextDue();
      return due === undefined || due > now();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(holding);
      stopWake();
      const ended = (async () => {
        await turning;
        await Promise.all(running.values());
      })();
      await Promise.race([ended, pause(timing.stop * 1000, undefined, { ref: false })]);
      letGo = true;
      await hold(now());
    },
  };
}
