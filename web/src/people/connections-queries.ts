import { queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../lib/api.ts';
import { useMe } from '../session/session.ts';

export function connectionsQuery(me: string) {
  return queryOptions({
    queryKey: ['connections', me],
    queryFn: async () => (await query('GET /api/connection/all/{profileId}', { profileId: me })).connections,
  });
}

/** Returns the number of requests that wait for the member's answer; undefined until it is known. */
export function usePending(): number | undefined {
  return useQuery({ ...connectionsQuery(useMe().id), select: ({ pending }) => pending.length }).data;
}
