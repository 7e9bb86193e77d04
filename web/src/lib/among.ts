import { having, isText, listOf } from './is.ts';

const isAmong = having({ among: listOf(isText) });

/**
 * The list that somebody opened a post from, by the ids of its posts in their order. It stands in the state of the history entry, so
 * that going back and loading anew keep it, and an address that was sent to somebody has none.
 */
export function among(ids: readonly string[]): { readonly among: readonly string[] } {
  return { among: ids };
}

export function amongOf(state: unknown): readonly string[] {
  return isAmong(state) ? state.among : [];
}
