import { rpc } from '@kloak/platform/rpc.ts';
import { ownsAsDecided } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { handOver as give } from '../../domain/members.ts';
import { showGroup } from '../../views/show-group.ts';

export const handOver = rpc('groups', 'HandOver', {
  access: ownsAsDecided,
  narrows: true,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), give(id, me, profile));
    return { group: await showGroup(ctx, me, id) };
  },
});
