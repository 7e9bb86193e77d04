import { rpc } from '@kloak/platform/rpc.ts';
import { administers, isInTooMany } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { acceptRequest as accept } from '../../domain/requests.ts';
import { showGroup } from '../../views/show-group.ts';

export const acceptRequest = rpc('groups', 'AcceptRequest', {
  access: administers,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), accept(id, me, profile, await isInTooMany(ctx, profile)));
    return { group: await showGroup(ctx, me, id) };
  },
});
