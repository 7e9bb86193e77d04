import { ApiError } from '../lib/api.ts';
import { commonErrorText } from '../lib/error-text.ts';

/** True if sending waits for the network, not for the writer. */
export const waitsForNetwork = (error: unknown): boolean => error instanceof ApiError && (error.code === 'offline' || error.status >= 500);

/** Reason why it is not sent, in words for people. */
export const unsentReason = (error: unknown): string => (error instanceof ApiError && error.status < 500 ? error.message : commonErrorText(new Error()));
