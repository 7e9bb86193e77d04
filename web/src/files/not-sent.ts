import { ApiError } from '../lib/api.ts';
import { commonErrorText } from '../lib/error-text.ts';

/** Whether what is not sent waits for the network, and not for its writer. */
export const waitsForNetwork = (error: unknown): boolean => error instanceof ApiError && (error.code === 'offline' || error.status >= 500);

/** Why it is not sent, in words for people. */
export const reasonOf = (error: unknown): string => (error instanceof ApiError && error.status < 500 ? error.message : commonErrorText(new Error()));
