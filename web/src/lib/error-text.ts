import { ApiError } from './api.ts';
import { texts } from './texts.ts';

/** Message about a failure: a lost connection has its own text, everything else the screen's. */
export function errorText(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.code === 'offline' ? error.message : otherwise;
}

/** The same for an act: why it is refused in the state that things are in, or too often, the server says in words for people. */
export function refusalText(error: Error, otherwise: string): string {
  return error instanceof ApiError && (error.status === 409 || error.status === 429) ? error.message : errorText(error, otherwise);
}

/** The same where the rules say who may: who may not, or no longer, is told so in the server's words, too. */
export function ruleText(error: Error, otherwise: string): string {
  return error instanceof ApiError && (error.status === 403 || error.status === 404) ? error.message : refusalText(error, otherwise);
}

/** The same for a screen that has no text of its own: a server that failed is told as what it is, too. */
export function commonErrorText(error: Error): string {
  return error instanceof ApiError && error.status >= 500 ? texts.common.serverDown : errorText(error, texts.common.failed);
}
