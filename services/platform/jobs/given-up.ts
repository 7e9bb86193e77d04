// [Note: Given up] A job that failed to its last attempt is parked, and somebody may wait for its result. A reaction may declare what ends that
// wait (`whenParked`): it runs at least once for each parked job of any build, then the job is removed. It may find that the reaction had
// decided already. A job without `whenParked` stays parked for an admin.
import { contextOfJob, type Runtime } from '../engine/context.ts';
import type { Job } from '../ports/store.ts';
import { type Reaction, runnerFor, type Sweep } from '../reaction.ts';
import { wholeEvent } from './job-events.ts';

const jobsAtOnce = 100;

/** Runs `whenParked` of a parked job. An error is logged, and the sweep tries again. */
export type GiveUp = (parked: Job) => Promise<void>;

export function givingUp(runtime: Runtime, reactions: readonly Reaction[]): GiveUp {
  const { store, source, log } = runtime;
  return async (job) => {
    const { whenParked } = reactions.find(({ name }) => name === job.reaction) ?? {};
    const run = whenParked && job.event && runnerFor(whenParked, job.event);
    if (!run || !job.event) return;
    try {
      // Keys of its own: this is another decision than the reaction's.
      const event = await wholeEvent(job.event, source, store);
      if (event) await run(contextOfJob(runtime, { ...job, reaction: `${job.reaction}/parked` }), event);
      await store.jobs.drop(job.id);
    } catch (error) {
      log.warn({ reaction: job.reaction, job: job.id, err: error }, 'a parked job could not be given up yet');
    }
  };
}

/** Pages per run of the sweep: any number of jobs without `whenParked` may be parked. */
const pagesOfRun = 5;

/** Gives up jobs whose process ended before that, or that an earlier build parked. Each run continues where the previous one ended. */
export function sweepParked({ store }: Pick<Runtime, 'store'>, giveUp: GiveUp) {
  let before: string | undefined;
  return [
    {
      name: 'give-up-parked-jobs',
      everySeconds: 60,
      async run() {
        for (let page = 0; page < pagesOfRun; page += 1) {
          const { items, next } = await store.jobs.parked(before, jobsAtOnce);
          for (const job of items) await giveUp(job);
          before = next;
          if (before === undefined) return;
        }
      },
    },
  ] satisfies Sweep[];
}
