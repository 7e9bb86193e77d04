import { queryOptions } from '@tanstack/react-query';
import { query } from '../lib/api.ts';

/** How much of the member's space is used. */
export function usageQuery(me: string) {
  return queryOptions({
    queryKey: ['usage', me],
    queryFn: async () => (await query('POST /api/users/getDataUsage', { profileId: me })).dataUsage,
  });
}
