import { groupMembers, groupsListed } from '@kloak/access/group-members.ts';
import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { groups } from '../../views/groups.ts';
import { cardOf } from '../../views/show-group.ts';

/** Internal, for media's export of the member; see the table of permitted calls. */
export const listGroupsOf = rpc('groups', 'ListGroupsOf', {
  access: internal,
  run: async (ctx, { member }) => ({ groups: (await ctx.view(groups).getMany(await groupsListed(ctx.view(groupMembers), member, 'groups'))).map(cardOf) }),
});
