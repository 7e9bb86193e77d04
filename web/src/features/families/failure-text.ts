import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';

/** Reason why a connection did not change. A member who must confirm an address first gets the server's message. */
export function connectionFailure(error: Error): string {
  return error instanceof ApiError && error.status === 403 ? error.message : refusalText(error, texts.common.failed);
}
