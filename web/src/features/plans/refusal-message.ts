import { ApiError } from '../../lib/api.ts';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { plansTexts } from './texts.ts';

const { notCharged } = plansTexts.checkout;

/**
 * Reason of a refusal in the server's words, also for one by the payment provider. The sentence that nothing was charged is removed, since the pages say
 * it themselves.
 */
export function refusalMessage(error: Error): string {
  const words = error instanceof ApiError && error.status === 503 ? error.message : ruleText(error, texts.common.failed);
  return words.replaceAll(notCharged, '').trim();
}

/** The same for an action that would have cost something. */
export const unchargedMessage = (error: Error): string => `${refusalMessage(error)} ${notCharged}`;
