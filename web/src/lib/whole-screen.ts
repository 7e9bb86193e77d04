import { isRecord } from './is-record.ts';

/**
 * A full-screen picture has its own history entry above its page's, so that going back closes it. Returns the page that the entry's state names;
 * undefined for every other entry.
 */
export function wholeOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state.whole === 'string' ? state.whole : undefined;
}
