// What the entries of the history tell of a picture on the whole screen, and of its page.
import { isRecord } from '../../../lib/is-record.ts';

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
