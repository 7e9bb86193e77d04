import { queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { isToSee } from '../../lib/item.ts';
import { wholeList } from '../../lib/whole-list.ts';

/** The caller's family by newest post, each with at most 4. */
export function feedQuery(me: string) {
  return queryOptions({
    queryKey: ['feed', me],
    queryFn: async () => {
      const profiles = await wholeList(async (before) => {
        const { profiles, next } = await query('POST /api/profile/find-media-byfamily', { profileId: me, ...(before !== undefined && { before }) });
        return { entries: profiles, next };
      });
      const seen = profiles.map((profile) => ({ ...profile, posts: profile.posts.filter((post) => isToSee(post, me)) }));
      return seen.filter(({ posts }) => posts.length > 0);
    },
  });
}
