import type { Post } from '@kloak/proto/api/types.ts';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { useMe } from '../../session/session.ts';

/** True if a member lets others download originals. Posts of lists do not contain it, but the member's profile does. */
const downloadableQuery = (username: string) =>
  queryOptions({
    queryKey: ['feed', 'downloadable', username],
    queryFn: async () => (await query('POST /api/profile/get-posts-profile', { username, perPage: 1 })).profile.downloadable ?? false,
  });

/** True if the member may download the originals of all of these posts; false until that is known. */
export function useAreDownloadable(posts: readonly Post[]): boolean {
  const me = useMe();
  const others = new Set(posts.flatMap(({ writer }) => (writer._id === me.id ? [] : [writer.username])));
  return useQueries({ queries: [...others].map(downloadableQuery), combine: (results) => results.every(({ data }) => data === true) });
}
