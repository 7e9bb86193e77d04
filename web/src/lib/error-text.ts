import { ApiError } from './api.ts';

/** What a screen says of a failure: a lost connection is told as what it is, everything else by the screen's own text. */
export function errorText(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.code === 'offline' ? error.message : otherwise;
}
