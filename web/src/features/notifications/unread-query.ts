import { queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { useMe } from '../../session/session.ts';

function unreadQuery(me: string) {
  return queryOptions({
    queryKey: ['notifications', 'unread', me],
    queryFn: async () => (await query('POST /api/notification/unread', { profileId: me })).unread,
  });
}

/** Whether there is something new that the member has not read. */
export function useHasNews(): boolean {
  return useQuery(unreadQuery(useMe().id)).data ?? false;
}
