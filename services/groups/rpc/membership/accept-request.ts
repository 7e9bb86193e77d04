import { rpc } from '@kloak/platform/rpc.ts';
import { administers } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { acceptRequest as accept } from '../../domain/requests.ts';
import { isInTooMany, sides } from '../../views/member-groups.ts';
import { showGroup } from '../../views/show-group.ts';

export const acceptRequest = rpc('groups', 'AcceptRequest', {
  access: administers,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), accept(id, me, profile, await isInTooMany(ctx.view(sides), profile)));
    return { group: await showGroup(ctx, me, id) };
  },
});
