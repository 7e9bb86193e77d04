import { groupMembers, groupsAmong } from '@kloak/access/group-members.ts';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { groups } from '../../views/groups.ts';
import { cardOf } from '../../views/show-group.ts';

export const listGroupsById = rpc('groups', 'ListGroupsById', {
  access: member,
  async run(ctx, request, me) {
    const own = await groupsAmong(ctx.strict(groupMembers), me, [...new Set(request.groups)].slice(0, maxPerPage));
    return { groups: (await ctx.view(groups).getMany([...own])).map(cardOf) };
  },
});
