import { isUnavailable } from '@kloak/platform/errors.ts';

/** For `catch`: nothing instead of an answer whose service is unavailable, where the rest of it is better than none. Throws other errors. */
export function absentWhileUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error;
}
