import { isRecord } from './is-record.ts';

/**
 * A picture on the whole screen is an entry of the history of its own, above the one of its page, so that going back closes it. The state
 * of the entry names the page that it was opened from; nothing for every other entry.
 */
export function wholeOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state.whole === 'string' ? state.whole : undefined;
}
