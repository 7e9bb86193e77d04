import { isRecord } from './is-record.ts';

/**
 * A picture on the whole screen is an entry of the history of its own, above the one of its page, so that going back closes it. The state
 * of the entry names the page that it was opened from; nothing for every other entry.
 */
export function wholeOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state.whole === 'string' ? state.whole : undefined;
}

/** What names the page of an entry. The key of an entry changes when it is replaced. */
export function pageOf({ state, key }: { readonly state: unknown; readonly key: string }): string {
  return isRecord(state) && typeof state.page === 'string' ? state.page : key;
}

/** The state of the whole screen over a page. */
export function wholeOver(page: string, state: unknown): object {
  return { ...(isRecord(state) && state), whole: page };
}

/** The state of a page that keeps its name while its entry is replaced. */
export function named(page: string, state: unknown): object {
  return { ...(isRecord(state) && state), page };
}
