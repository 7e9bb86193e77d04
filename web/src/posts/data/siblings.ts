import { isRecord } from '../../lib/is-record.ts';
import { type Item, isItem } from '../item.ts';
import { isPostList, type PostList } from './posts-of.ts';
import { isTimelinePlace, type TimelinePlace } from './timeline-place.ts';

/** How many items a history entry holds; a browser refuses entries of some hundred kilobytes. */
const maxSiblings = 200;

/** What a post is opened from: the images and videos that stand there, in their order, and what they are of. */
export type Among = {
  readonly items: readonly Item[];
  /** All there are, the ones that have come of a list that goes on, or some of them. */
  readonly of: 'all' | 'some' | PostList | TimelinePlace;
};

type Siblings = { readonly siblings: readonly Item[]; readonly siblingsOf: Among['of'] };

/**
 * The state of the history entry of a post: the list that it was opened from, in its order, as much as stands around it, and what it is of.
 * Going back and loading the page anew keep it; an address that was sent to somebody has none.
 */
export function siblings({ items, of }: Among, opened: string): Siblings {
  if (items.length <= maxSiblings) return { siblings: items, siblingsOf: of };
  const from = Math.max(0, Math.min(items.findIndex(({ id }) => id === opened) - maxSiblings / 2, items.length - maxSiblings));
  return { siblings: items.slice(from, from + maxSiblings), siblingsOf: of === 'all' ? 'some' : of };
}

export function siblingsOf(state: unknown): Among {
  const { siblings: items, siblingsOf: of } = isRecord(state) ? state : {};
  if (!Array.isArray(items) || !items.every(isItem)) return { items: [], of: 'some' };
  return { items, of: of === 'all' || isPostList(of) || isTimelinePlace(of) ? of : 'some' };
}
