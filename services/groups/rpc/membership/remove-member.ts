import { rpc } from '@kloak/platform/rpc.ts';
import { administers } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { remove } from '../../domain/members.ts';
import { showGroup } from '../../views/show-group.ts';

export const removeMember = rpc('groups', 'RemoveMember', {
  access: administers,
  narrows: true,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), remove(id, me, profile, ctx.now()));
    return { group: await showGroup(ctx, me, id) };
  },
});
