// [Note: Attempts and waits] A job is parked after so many attempts that failed. A run that ended since something was unavailable is none of them: it says
// nothing of the job, and whoever waited long is tried as often as others. Waits are counted by themselves, for three days at most.
import type { Job } from '../ports/store.ts';

const defaultAttempts = 10;
/** About three days, at the longest pause between two of them. */
const maxWaits = 440;

/** Whether a job is parked where this run of it fails. `most`: as its reaction declares them. */
export const isLastAttempt = ({ attempts }: Job, most = defaultAttempts): boolean => attempts + 1 >= most;

/** Whether it is parked where this run of it ends since something is unavailable. */
export const isLastWait = ({ waits }: Job): boolean => waits + 1 >= maxWaits;
