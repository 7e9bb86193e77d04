import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { embeddedLive } from '../../embedded/live/live.ts';
import { embeddedStore } from '../../embedded/store/store.ts';
import { type JobRunnerOptions, runJobs } from '../../jobs/job-runner.ts';
import type { Job, Jobs, Store } from '../../ports/store.ts';
import type { Reaction } from '../../reaction.ts';
import { job, jobOf } from './jobs.ts';

type Run = Pick<JobRunnerOptions, 'reactions' | 'runReaction'> & {
  now?: (() => Date) | undefined;
  changed?: Partial<Jobs> | undefined;
  renderWorkers?: number;
};

/** A job of a reaction, long due by default; of a home if one is named. */
export const due = ({ name }: Pick<Reaction, 'name'>, { home, ...changed }: Partial<Job> & { home?: string } = {}): Job => ({
  ...(home === undefined ? job(0) : jobOf(home, 0)),
  reaction: name,
  dueAt: new Date(0).toISOString(),
  ...changed,
});

/** A store with jobs that a test plans and runs. Called in a `describe`. */
export function jobBench() {
  let dataDir = '';
  let store: Store;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-jobs-'));
    store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  return {
    jobs: () => store.jobs,
    plan: (...jobs: Job[]) => store.jobs.plan(jobs, undefined),
    run: ({ reactions, runReaction, now = () => new Date(), changed, renderWorkers = 1 }: Run) =>
      runJobs({
        service: 'social',
        settings: { renderWorkers },
        store: { ...store, jobs: { ...store.jobs, ...changed } },
        live: embeddedLive(),
        reactions,
        sweeps: [],
        runReaction,
        runSweep: async () => {},
        giveUp: async () => {},
        now,
        log: pino({ level: 'silent' }),
      }),
  };
}
