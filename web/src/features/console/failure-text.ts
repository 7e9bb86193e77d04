import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { consoleTexts as t } from './texts.ts';

/** Why nothing was done, where that is known: of what is refused by a rule the server says it in words for people. */
export function reasonText(error: Error): string {
  const isRefused = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return isRefused ? error.message : refusalText(error, '');
}

/** The same where nothing else is said. */
export const failureText = (error: Error): string => reasonText(error) || texts.common.failed;

/** What the specification says of an act for an address that failed; the reason stands beside it. */
export const quotedFailure = (error: Error): string => (error instanceof ApiError && error.status === 400 ? t.failedByInput : texts.common.failed);
