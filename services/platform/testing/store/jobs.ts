import type { Failure, Job } from '../../ports/store.ts';
import { fresh } from './data.ts';

export const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));
export const job = (second: number, changed: Partial<Job> = {}): Job => ({
  id: fresh('job'),
  reaction: 'greet',
  dueAt: at(second).toISOString(),
  attempts: 0,
  waits: 0,
  ...changed,
});
/** A job that follows an event of this home. */
export const jobOf = (home: string, second: number): Job =>
  job(second, {
    event: {
      source: 'social',
      lane: 0,
      seq: 5,
      index: 0,
      stream: 's',
      home,
      at: at(0).toISOString(),
      type: 'HeartGiven',
      data: { item: 'a', owner: 'o', who: 'w' },
    },
  });
export const failure = (error: string, second: number, { counts = 'attempts', park = false }: Partial<Failure> = {}): Failure => ({
  counts,
  error,
  dueAt: at(second),
  park,
});
export const ids = (jobs: Job[]) => jobs.map(({ id }) => id);
