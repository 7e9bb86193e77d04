import { isRecord } from './is-record.ts';
import { isPostList, type PostList } from './posts-of.ts';

/** How many ids a history entry holds; a browser refuses entries of some hundred kilobytes. */
const maxSiblings = 200;

/** What a post is opened from: the images that stand there, in their order, and what they are of. */
export type Among = {
  readonly ids: readonly string[];
  /** All there are, the ones that have come of a list that goes on, or some of them. */
  readonly of: 'all' | 'some' | PostList;
};

type Siblings = { readonly siblings: readonly string[]; readonly siblingsOf: Among['of'] };

/**
 * The state of the history entry of a post: the ids of the list that it was opened from, in their order, as many as stand around it, and what they are of.
 * Going back and loading the page anew keep it; an address that was sent to somebody has none.
 */
export function siblings({ ids, of }: Among, opened: string): Siblings {
  if (ids.length <= maxSiblings) return { siblings: ids, siblingsOf: of };
  const from = Math.max(0, Math.min(ids.indexOf(opened) - maxSiblings / 2, ids.length - maxSiblings));
  return { siblings: ids.slice(from, from + maxSiblings), siblingsOf: of === 'all' ? 'some' : of };
}

export function siblingsOf(state: unknown): Among {
  const { siblings: ids, siblingsOf: of } = isRecord(state) ? state : {};
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return { ids: [], of: 'some' };
  return { ids, of: of === 'all' || isPostList(of) ? of : 'some' };
}
