import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PostList, postsOfQuery } from '../../lib/posts-of.ts';
import type { Among } from '../../lib/siblings.ts';
import type { Pages } from '../../ui/pages.ts';

/** Counted from 1, and of how many. */
export type Place = { readonly nth: number; readonly count: number };

const noList: PostList = { of: 'mine', name: '' };

/** What an image was opened from as it is now: a list that goes on has more by the time one comes near the end of what was there. */
export function useAmong({ ids, of }: Among, imageId: string, me: string): Among & { readonly place: Place | undefined } {
  const isList = of !== 'all' && of !== 'some';
  const pages = useInfiniteQuery({ ...postsOfQuery(isList ? of : noList, me), enabled: false });
  // Nothing is known of it after the page was loaded anew.
  const posts = (isList && pages.data?.posts) || [];
  const images = posts.flatMap(({ image }) => image?._id ?? []);
  const nth = posts.findIndex(({ _id }) => _id === imageId) + 1;
  useLoadAhead(pages, nth > 0 && images.length - 1 - images.indexOf(imageId));
  if (nth > 0) return { ids: images, of, place: { nth, count: Math.max(posts.length, pages.data?.total ?? 0) } };
  return { ids, of, place: of === 'all' ? { nth: ids.indexOf(imageId) + 1, count: ids.length } : undefined };
}

/** More of a list is there before so many are left. */
const aheadImages = 2;

/** Has a list go on before one comes to its end. `left`: how many images stand after the one that is shown; false where that is none of the list. */
export function useLoadAhead({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages, left: number | false): void {
  const isNear = left !== false && left <= aheadImages && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isNear) void fetchNextPage();
  }, [isNear, fetchNextPage]);
}
