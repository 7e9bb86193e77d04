import { queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { wholeList } from '../../lib/whole-list.ts';

/** Returns the caller's family by newest post, each with at most 4 posts. */
export function feedQuery(me: string) {
  return queryOptions({
    queryKey: ['feed', me],
    queryFn: () =>
      wholeList(async (before) => {
        const { profiles, next } = await query('POST /api/profile/find-media-byfamily', { profileId: me, ...(before !== undefined && { before }) });
        return { entries: profiles, next };
      }),
  });
}
