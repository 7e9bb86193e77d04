import { rpc } from '@kloak/platform/rpc.ts';
import { administers } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { declineRequest as decline } from '../../domain/requests.ts';
import { showGroup } from '../../views/show-group.ts';

export const declineRequest = rpc('groups', 'DeclineRequest', {
  access: administers,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), decline(id, me, profile, ctx.now()));
    return { group: await showGroup(ctx, me, id) };
  },
});
