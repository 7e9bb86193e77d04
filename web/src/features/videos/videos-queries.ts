import type { FriendVideo, Post } from '@kloak/proto/api/types.ts';
import { defaultVideosPerPage } from '@kloak/proto/rules/pages.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';

/** Returns relatives' videos, the newest first; an empty page ends the list. The keys begin with `feed`, since the same pushes invalidate them. */
export function latestVideosQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'latest-videos', me],
    ...growingList(defaultVideosPerPage, async (part) => {
      const { videos, next } = await query('POST /api/video/latestVideoQueryList', { profileId: me, page: 0, ...part });
      return { entries: videos, about: undefined, next: videos.length > 0 ? next : undefined };
    }),
    select: entriesOf,
  });
}

/** The same as a list of its own page. */
export function friendVideosQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'friend-videos', me],
    ...growingList(2 * defaultVideosPerPage, async (part) => {
      const { videos, next } = await query('POST /api/video/getFriendVideos', { userId: me, ...part });
      return { entries: videos.map(postOf), about: undefined, next };
    }),
    select: entriesOf,
  });
}

/** Converts a video to its post: both have one id. */
function postOf(video: FriendVideo): Post {
  const { _id, title, writer, createdAt } = video;
  return { _id, title, writer, video, createdAt };
}
