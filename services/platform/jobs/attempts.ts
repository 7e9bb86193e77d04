// How often a job is tried before it is parked.
import type { Job } from '../ports/store.ts';

const defaultAttempts = 10;

/** Whether a job is parked where this run of it fails. `most`: as its reaction declares them. */
export const isLastAttempt = ({ attempts }: Job, most = defaultAttempts): boolean => attempts + 1 >= most;
