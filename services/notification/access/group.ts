import { groupMembers, groupsListed } from '@kloak/access/group-members.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { notGroupMember } from '@kloak/proto/rules/group-posts.ts';

/**
 * Members of the group; the handler receives the account and its groups. Refuses: 401, 403 `not-group-member`, even for a group that does not exist,
 * 503.
 */
export const isInGroup: Access<{ group: string }, { me: string; own: string[] }> = {
  rule: 'group-member',
  async check(ctx, { group }) {
    const me = ctx.account();
    const own = await groupsListed(ctx.strict(groupMembers), me, 'groups');
    if (!own.includes(group)) throw refusalOf(notGroupMember);
    return { me, own };
  },
};
