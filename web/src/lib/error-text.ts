import { ApiError } from './api.ts';
import { texts } from './texts.ts';

/** Message about a failure: a lost connection has its own text, everything else the screen's. */
export function errorText(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.code === 'offline' ? error.message : otherwise;
}

/** The same for an action: if it is impossible in the current state, or too frequent, the server's message is for people. */
export function refusalText(error: Error, otherwise: string): string {
  return error instanceof ApiError && (error.status === 409 || error.status === 429) ? error.message : errorText(error, otherwise);
}

/** The same where rules decide who may act: a refusal of rights has the server's message, too. */
export function ruleText(error: Error, otherwise: string): string {
  return error instanceof ApiError && (error.status === 403 || error.status === 404) ? error.message : refusalText(error, otherwise);
}

/** The same for a screen without a text of its own: a failure of the server is named, too. */
export function commonErrorText(error: Error): string {
  return error instanceof ApiError && error.status >= 500 ? texts.common.serverDown : errorText(error, texts.common.failed);
}
