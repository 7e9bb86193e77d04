import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';

/** Why a connection did not change; who has to confirm an address first is told so in the server's words. */
export function connectionFailure(error: Error): string {
  return error instanceof ApiError && error.status === 403 ? error.message : refusalText(error, texts.common.failed);
}
