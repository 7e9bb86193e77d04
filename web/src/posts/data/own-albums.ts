import { queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';

/** The member's own albums, as many as one answer holds, the newest first: what is suggested where an album is named. */
export function ownAlbumsQuery(me: string) {
  return queryOptions({
    queryKey: ['feed', 'own-albums', me],
    queryFn: async () => (await query('POST /api/image/my-albums', { profileId: me })).albums,
  });
}
