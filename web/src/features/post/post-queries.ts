import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { firstPage } from '../../lib/first-page.ts';

/** How many other posts of a writer stand beside one at first, and how many more each time. */
const othersPerPage = 20;

export function imagePostQuery(imageId: string, me: string) {
  return queryOptions({
    queryKey: ['item', imageId, 'post', me],
    queryFn: async () => (await query('POST /api/post/image-post-byid', { imageId, profileId: me })).post,
  });
}

export function videoPostQuery(videoId: string, me: string) {
  return queryOptions({
    queryKey: ['item', videoId, 'video', me],
    queryFn: async () => (await query('POST /api/post/video-post-byid', { videoId, profileId: me })).post,
  });
}

/** Says that the caller plays a video. Nobody waits for it, and nobody is told when it fails. */
export function watchedMutation(videoId: string, me: string) {
  return mutationOptions({ mutationFn: () => mutate('POST /api/video/watched', { videoId, profileId: me }) });
}

/** What a writer shares with the caller, the newest first. The key begins with `feed`, since what changes that changes this. */
export function writerPostsQuery(writer: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'writer', writer, me],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => query('POST /api/post/allposts-by-id', { profileId: me, postWriterId: writer, perPage: othersPerPage, before: pageParam }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
  });
}
