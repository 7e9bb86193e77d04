import { queryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { countOf } from '../../session/counts.ts';
import { useMe } from '../../session/session.ts';

export function inviteCountQuery(me: string) {
  return queryOptions({
    queryKey: ['groups', 'invite-count', me],
    queryFn: (asked) => {
      const own = async () => (await query('POST /api/groups/group-invite-count', { profileId: me })).count;
      return countOf(asked, { me, name: 'invites', own });
    },
  });
}

/** Returns the number of groups that invite the member; undefined until it is known. */
export function useInviteCount(): number | undefined {
  return useQuery(inviteCountQuery(useMe().id)).data;
}
