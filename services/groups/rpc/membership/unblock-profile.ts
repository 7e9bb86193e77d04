import { rpc } from '@kloak/platform/rpc.ts';
import { administers } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { unblock } from '../../domain/requests.ts';
import { showGroup } from '../../views/show-group.ts';

export const unblockProfile = rpc('groups', 'UnblockProfile', {
  access: administers,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), unblock(id, me, profile));
    return { group: await showGroup(ctx, me, id) };
  },
});
