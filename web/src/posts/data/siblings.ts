import { isRecord } from '../../lib/is-record.ts';
import { type Item, isItem } from '../item.ts';
import { isPostList, type PostList } from './posts-of.ts';
import { isStoryPlace, type StoryPlace } from './story-place.ts';
import { isTimelinePlace, type TimelinePlace } from './timeline-place.ts';

/** Maximum number of items in a history entry; browsers refuse entries of some hundred kilobytes. */
const maxSiblings = 200;

/** List that a post is opened from: images and videos in its order, and its source. */
export type Among = {
  readonly items: readonly Item[];
  /** `all`: `items` is the whole list. `some`: a part of it. Otherwise the source from which further posts are fetched. */
  readonly of: 'all' | 'some' | PostList | StoryPlace | TimelinePlace;
};

type Siblings = { readonly siblings: readonly Item[]; readonly siblingsOf: Among['of'] };

/**
 * History state of a post: its neighbours in the list that it was opened from, and the list's source. The state survives going back and reloading. An
 * address that was sent to somebody has none.
 */
export function siblings({ items, of }: Among, opened: string): Siblings {
  if (items.length <= maxSiblings) return { siblings: items, siblingsOf: of };
  const from = Math.max(0, Math.min(items.findIndex(({ id }) => id === opened) - maxSiblings / 2, items.length - maxSiblings));
  return { siblings: items.slice(from, from + maxSiblings), siblingsOf: of === 'all' ? 'some' : of };
}

export function siblingsOf(state: unknown): Among {
  const { siblings: items, siblingsOf: of } = isRecord(state) ? state : {};
  if (!Array.isArray(items) || !items.every(isItem)) return { items: [], of: 'some' };
  return { items, of: of === 'all' || isPostList(of) || isStoryPlace(of) || isTimelinePlace(of) ? of : 'some' };
}
