// [Note: Given up] What fails to the last attempt is parked, and somebody may wait for what it was to bring. So a reaction may say what ends that wait
// (`whenParked`): it runs at least once for each of its jobs that is parked, whichever build parked it, and then the job is gone. It may find that the reaction
// had decided already. A job of which nothing is said stays parked for an admin.
import { contextOfJob, type Runtime } from '../engine/context.ts';
import type { Job } from '../ports/store.ts';
import { type Reaction, runnerFor, type Sweep } from '../reaction.ts';
import { wholeEvent } from './job-events.ts';

const jobsAtOnce = 100;

/** Does what follows a parked job. What fails of it is told in the log, and done by the sweep. */
export type GiveUp = (parked: Job) => Promise<void>;

export function givingUp(runtime: Runtime, reactions: readonly Reaction[]): GiveUp {
  const { store, source, log } = runtime;
  return async (job) => {
    const { whenParked } = reactions.find(({ name }) => name === job.reaction) ?? {};
    const run = whenParked && job.event && runnerFor(whenParked, job.event);
    if (!run || !job.event) return;
    try {
      // Under keys of its own: it is another decision than that of the reaction.
      const event = await wholeEvent(job.event, source, store);
      if (event) await run(contextOfJob(runtime, { ...job, reaction: `${job.reaction}/parked` }), event);
      await store.jobs.drop(job.id);
    } catch (error) {
      log.warn({ reaction: job.reaction, job: job.id, err: error }, 'a parked job could not be given up yet');
    }
  };
}

/** What a run of the sweep looks at: jobs that nothing is said of may be parked in any number. */
const pagesOfRun = 5;

/** Those that were not given up when they were parked: their process ended, or an earlier build parked them. A run goes on where the one before it ended. */
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
