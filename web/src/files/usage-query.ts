import { queryOptions } from '@tanstack/react-query';
import { query } from '../lib/api.ts';

/** Returns the member's used space. */
export function usageQuery(me: string) {
  return queryOptions({
    queryKey: ['usage', me],
    queryFn: async () => (await query('POST /api/users/getDataUsage', { profileId: me })).dataUsage,
  });
}
