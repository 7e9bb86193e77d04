import { queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { useMe } from '../../session/session.ts';

export function inviteCountQuery(me: string) {
  return queryOptions({
    queryKey: ['groups', 'invite-count', me],
    queryFn: async () => (await query('POST /api/groups/group-invite-count', { profileId: me })).count,
  });
}

/** Returns the number of groups that invite the member; undefined until it is known. */
export function useInviteCount(): number | undefined {
  return useQuery(inviteCountQuery(useMe().id)).data;
}
