import { queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { useMe } from '../../session/session.ts';

function unreadQuery(me: string) {
  return queryOptions({
    queryKey: ['notifications', 'unread', me],
    queryFn: async () => (await query('POST /api/notification/unread', { profileId: me })).unread,
  });
}

/** True if there are unread notifications. */
export function useHasNews(): boolean {
  return useQuery(unreadQuery(useMe().id)).data ?? false;
}
