import { queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { countOf } from '../../session/counts.ts';
import { useMe } from '../../session/session.ts';

function unreadQuery(me: string) {
  return queryOptions({
    queryKey: ['notifications', 'unread', me],
    queryFn: (asked) => {
      const own = async () => (await query('POST /api/notification/unread', { profileId: me })).unread;
      return countOf(asked, { me, name: 'unread', own });
    },
  });
}

/** True if there are unread notifications. */
export function useHasNews(): boolean {
  return useQuery(unreadQuery(useMe().id)).data ?? false;
}
