// History state of a full-screen picture and of its page.
import { isRecord } from '../../../lib/is-record.ts';

/** Identity of an entry's page. The key of an entry is not enough: it changes when the entry is replaced. */
export function pageOf({ state, key }: { readonly state: unknown; readonly key: string }): string {
  return isRecord(state) && typeof state.page === 'string' ? state.page : key;
}

/** History state of the full screen over a page. */
export function fullScreenState(page: string, state: unknown): object {
  return { ...(isRecord(state) && state), whole: page };
}

/** History state of a page whose entry is replaced: its identity, and the list of the full screen over it. */
export function pageState(page: string, state: unknown): object {
  return { ...(isRecord(state) && state), page, whole: undefined };
}
