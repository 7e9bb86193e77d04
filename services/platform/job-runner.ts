import type { Logger } from 'pino';
import type { Live } from './ports/live.ts';
import type { Job, Store } from './ports/store.ts';
import type { Reaction, Sweep } from './service.ts';

/** How many jobs run at once; seconds a taken job stays one's own, between the times that is put off while it runs, and the longest wait for a due one. */
const timing = { atOnce: 8, taken: 20, hold: 6, poll: 2 };
const defaultAttempts = 10;

/** 1 s, 2 s, 4 s … 10 min, each ± 20 %. */
export function backoffMs(attempts: number, random: number): number {
  return Math.min(1000 * 2 ** Math.min(attempts, 20), 600_000) * (0.8 + 0.4 * random);
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
export type JobRunner = { poke(): void; idle(): Promise<boolean>; stop(): Promise<void> };

/** Runs due jobs; a failing one is tried later and later, then parked. What runs while the process is killed is run again. */
export async function runJobs({ service, store, live, reactions, sweeps, runReaction, runSweep, now, log }: Parts): Promise<JobRunner> {
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> | undefined;
  let again = false;

  const run = async (job: Job) => {
    const reaction = reactions.find(({ name }) => name === job.reaction);
    const sweep = sweeps.find(({ name }) => name === job.reaction);
    if (reaction) await runReaction(reaction, job);
    else if (sweep) await runSweep(sweep, job);
    else throw new Error(`no reaction ${job.reaction} in this build`);
    return reaction;
  };

  const finish = async (job: Job) => {
    const attempts = reactions.find(({ name }) => name === job.reaction)?.attempts ?? defaultAttempts;
    const sweep = sweeps.find(({ name }) => name === job.reaction);
    try {
      await run(job);
      if (sweep) await store.jobs.plan([sweepJob(sweep, slotOf(sweep, now()) + 1)], undefined);
      await store.jobs.done(job.id);
    } catch (error) {
      const park = !sweep && job.attempts + 1 >= attempts;
      log.warn({ reaction: job.reaction, job: job.id, attempts: job.attempts + 1, park, err: error }, 'a reaction failed');
      const text = error instanceof Error ? error.message : String(error);
      await store.jobs.failed(job.id, text, new Date(now().getTime() + backoffMs(job.attempts, Math.random())), park);
    }
  };

  const takeDue = async () => {
    while (!stopped && running.size < timing.atOnce) {
      const jobs = await store.jobs.take(now(), timing.atOnce - running.size, timing.taken);
      if (jobs.length === 0) return;
      for (const job of jobs) {
        const work: Promise<void> = finish(job)
          .catch((error: unknown) => log.warn({ err: error }, 'a job could not be put back; it comes again'))
          .finally(() => {
            running.delete(job.id);
            poke();
          });
        running.set(job.id, work);
      }
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

  if (sweeps.length > 0)
    await store.jobs.plan(
      sweeps.map((sweep) => sweepJob(sweep, slotOf(sweep, now()) + 1)),
      undefined,
    );
  const holding = setInterval(() => {
    const until = new Date(now().getTime() + timing.taken * 1000);
    if (running.size > 0) void store.jobs.hold([...running.keys()], until).catch((error: unknown) => log.warn({ err: error }, 'jobs could not be kept'));
  }, timing.hold * 1000);
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
      await turning;
      await Promise.race([Promise.all(running.values()), new Promise((resolve) => setTimeout(resolve, 8000).unref())]);
    },
  };
}
