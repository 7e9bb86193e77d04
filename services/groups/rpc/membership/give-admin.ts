import { rpc } from '@kloak/platform/rpc.ts';
import { administers } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { giveAdmin as give } from '../../domain/members.ts';
import { showGroup } from '../../views/show-group.ts';

export const giveAdmin = rpc('groups', 'GiveAdmin', {
  access: administers,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), give(id, me, profile));
    return { group: await showGroup(ctx, me, id) };
  },
});
