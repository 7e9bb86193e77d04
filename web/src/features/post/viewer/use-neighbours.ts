import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPostList, type PostList, postsOfQuery } from '../../../posts/data/posts-of.ts';
import type { Among } from '../../../posts/data/siblings.ts';
import { isStoryPlace } from '../../../posts/data/story-place.ts';
import { isTimelinePlace } from '../../../posts/data/timeline-place.ts';
import { timelineQuery } from '../../../posts/data/timeline-queries.ts';
import { refOf } from '../../../posts/item.ts';
import type { Pages } from '../../../ui/list/pages.ts';
import type { ListPosition } from './list-position.ts';
import { useStoryNeighbours } from './use-story-neighbours.ts';

const noList: PostList = { of: 'mine', name: '' };
const noPlace = { day: '', nth: 0, people: [] };
const nothing = { posts: [], before: 0, total: 0 };

/** Returns the list that a post was opened from, as it is now. A list with further pages is fetched ahead near its end, the timeline at both ends. */
export function useNeighbours({ items, of }: Among, shown: string, me: string): Among & { readonly place: ListPosition | undefined } {
  // The list is unknown after a reload of the page.
  const list = useInfiniteQuery({ ...postsOfQuery(isPostList(of) ? of : noList, me), enabled: false });
  const timeline = useInfiniteQuery({ ...timelineQuery(isTimelinePlace(of) ? of : noPlace, me), enabled: isTimelinePlace(of) });
  const story = useStoryNeighbours(isStoryPlace(of) ? of : undefined, shown, me);
  const known = isPostList(of) ? list.data && { ...list.data, before: 0 } : timeline.data;
  const { posts, before, total } = known ?? nothing;
  const at = posts.findIndex(({ _id }) => _id === shown);
  // A post that was opened by its address may be further on.
  const isSought = at < 0 && items.length === 0 && list.data !== undefined && posts.length < maxSoughtPosts;
  useLoadAhead(isPostList(of) ? list : timeline, isSought ? -posts.length : at >= 0 && posts.length - 1 - at);
  useLoadAhead(backwards(timeline), at >= 0 && at);
  if (story) return story;
  if (at >= 0) return { items: posts.map(refOf), of, place: { nth: before + at + 1, count: Math.max(before + posts.length, total) } };
  return { items, of, place: of === 'all' ? { nth: items.findIndex(({ id }) => id === shown) + 1, count: items.length } : undefined };
}

/** Number of posts through which a list is searched for a post that was opened by its address. */
const maxSoughtPosts = 200;

/** Number of remaining posts at which the next page is fetched. */
const aheadPosts = 2;

type Ahead = Pick<Pages, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'>;

/**
 * Fetches the next page of a list before its end is reached. `left`: number of posts after the shown one; negative while it is searched for, false if it
 * is not in the list.
 */
export function useLoadAhead({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Ahead, left: number | false): void {
  const isFree = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isFree && left !== false && left <= aheadPosts) void fetchNextPage();
  }, [isFree, left, fetchNextPage]);
}

type Behind = {
  readonly hasPreviousPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchPreviousPageError: boolean;
  readonly fetchPreviousPage: () => unknown;
};

/** A list that continues at its beginning, turned around. */
const backwards = ({ hasPreviousPage, isFetching, isFetchPreviousPageError, fetchPreviousPage }: Behind): Ahead => ({
  hasNextPage: hasPreviousPage,
  isFetching,
  isFetchNextPageError: isFetchPreviousPageError,
  fetchNextPage: fetchPreviousPage,
});
