import { ApiError } from '../lib/api.ts';

/** Time for an answer before the act waits, in milliseconds. */
export const maxAnswerMs = 15_000;

const unreachableStatuses: readonly number[] = [502, 503, 504];
/** Refusals that say nothing about the act: too early, too often, or the session is over. */
const laterStatuses: readonly number[] = [401, 408, 425, 429];

/** True if a call did not reach the server, or its answer was lost. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || unreachableStatuses.includes(error.status));

/** True if a waiting act waits on, also while another member is signed in. */
export const waitsOn = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && (laterStatuses.includes(error.status) || error.code === 'not-you'));
