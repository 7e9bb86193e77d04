import { ApiError } from './api.ts';
import { texts } from './texts.ts';

/** What a screen says of a failure: a lost connection is told as what it is, everything else by the screen's own text. */
export function errorText(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.code === 'offline' ? error.message : otherwise;
}

/** The same for a screen that has no text of its own: a server that failed is told as what it is, too. */
export function commonErrorText(error: Error): string {
  return error instanceof ApiError && error.status >= 500 ? texts.common.serverDown : errorText(error, texts.common.failed);
}
