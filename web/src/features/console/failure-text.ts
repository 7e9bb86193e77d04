import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { consoleTexts as t } from './texts.ts';

/** Reason of a failure, if known: for a refusal by a rule, the server's message is written for people. */
export function reasonText(error: Error): string {
  const isRefused = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return isRefused ? error.message : refusalText(error, '');
}

/** The same, with a default text. */
export const failureText = (error: Error): string => reasonText(error) || texts.common.failed;

/** Text that the specification requires for a failed action on an address; the reason is beside it. */
export const quotedFailure = (error: Error): string => (error instanceof ApiError && error.status === 400 ? t.failedByInput : texts.common.failed);
