import { queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';

/** Returns the member's own albums, as many as one answer contains, the newest first: suggestions for an album's name. */
export function ownAlbumsQuery(me: string) {
  return queryOptions({
    queryKey: ['feed', 'own-albums', me],
    queryFn: async () => (await query('POST /api/image/my-albums', { profileId: me })).albums,
  });
}
