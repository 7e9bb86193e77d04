import type { FriendVideo, Post } from '@kloak/proto/api/types.ts';
import { defaultVideosPerPage } from '@kloak/proto/rules/pages.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { firstPage } from '../../lib/first-page.ts';

/** What relatives film, the newest first; an empty page ends it. The keys begin with `feed`, since what changes that changes these. */
export function latestVideosQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'latest-videos', me],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => query('POST /api/video/latestVideoQueryList', { profileId: me, page: 0, perPage: defaultVideosPerPage, before: pageParam }),
    getNextPageParam: ({ videos, next }) => (videos.length > 0 ? next : undefined),
    select: ({ pages }) => pages.flatMap(({ videos }) => videos),
  });
}

/** The same as a list of its own page. */
export function friendVideosQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'friend-videos', me],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam }) => {
      const { videos, next } = await query('POST /api/video/getFriendVideos', { userId: me, perPage: 2 * defaultVideosPerPage, before: pageParam });
      return { posts: videos.map(postOf), next };
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
  });
}

/** A video and its post are one thing. */
function postOf(video: FriendVideo): Post {
  const { _id, title, writer, createdAt } = video;
  return { _id, title, writer, video, createdAt };
}
