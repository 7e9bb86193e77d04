import { isRecord } from './is-record.ts';

/** How many ids a history entry holds; a browser refuses entries of some hundred kilobytes. */
const maxSiblings = 200;

/**
 * The state of the history entry of a post: the ids of the list that it was opened from, in their order, as many as stand around it.
 * Going back and loading the page anew keep it; an address that was sent to somebody has none.
 */
export function siblings(ids: readonly string[], opened: string): { readonly siblings: readonly string[] } {
  if (ids.length <= maxSiblings) return { siblings: ids };
  const from = Math.max(0, Math.min(ids.indexOf(opened) - maxSiblings / 2, ids.length - maxSiblings));
  return { siblings: ids.slice(from, from + maxSiblings) };
}

export function siblingsOf(state: unknown): readonly string[] {
  const ids = isRecord(state) ? state.siblings : undefined;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : [];
}
