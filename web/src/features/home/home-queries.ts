import { queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';

/** The caller's family by newest post, each with at most 4. */
export function feedQuery(me: string) {
  return queryOptions({
    queryKey: ['feed', me],
    queryFn: async () => (await query('POST /api/profile/find-media-byfamily', { profileId: me })).profiles.filter(({ posts }) => posts.length > 0),
  });
}
