import { queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../lib/api.ts';
import { countOf } from '../session/counts.ts';
import { useMe } from '../session/session.ts';

export function connectionsQuery(me: string) {
  return queryOptions({
    queryKey: ['connections', me],
    queryFn: async () => (await query('GET /api/connection/all/{profileId}', { profileId: me })).connections,
  });
}

/** Returns the number of requests. A refetch loads all connections. */
function pendingQuery(me: string) {
  return queryOptions({
    queryKey: ['connections', 'pending', me],
    queryFn: (asked) => {
      const own = async () => (await asked.client.fetchQuery({ ...connectionsQuery(me), retry: false })).pending.length;
      return countOf(asked, { me, name: 'pending', own });
    },
  });
}

/** Returns the number of requests that wait for the member's answer; undefined until it is known. */
export function usePending(): number | undefined {
  const { id: me } = useMe();
  // Once all connections are loaded, they are the newer ones, and include what the member has just answered.
  const { data: listed } = useQuery({ ...connectionsQuery(me), select: ({ pending }) => pending.length, enabled: ({ state }) => state.data !== undefined });
  const { data: counted } = useQuery({ ...pendingQuery(me), enabled: me !== '' && listed === undefined });
  return listed ?? counted;
}
