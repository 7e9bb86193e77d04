// History state of a full-screen picture and of its page.
import { isRecord } from '../../../lib/is-record.ts';

/** Identity of an entry's page. The key of an entry is not enough: it changes when the entry is replaced. */
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
