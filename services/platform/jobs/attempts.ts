// [Note: Attempts and waits] A job is parked after a number of failed attempts. A run that ended because a dependency was down says nothing
// about the job, so it is no attempt. Waits have a count of their own, for three days at most.
import type { Job } from '../ports/store.ts';

const defaultAttempts = 10;
/** About three days, at the longest pause between two of them. */
const maxWaits = 440;

/** True if a job is parked when this run fails. `most`: attempts that its reaction declares. */
export const isLastAttempt = ({ attempts }: Job, most = defaultAttempts): boolean => attempts + 1 >= most;

/** True if a job is parked when this run ends because a dependency is down. */
export const isLastWait = ({ waits }: Job): boolean => waits + 1 >= maxWaits;
