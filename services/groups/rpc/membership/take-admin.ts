import { rpc } from '@kloak/platform/rpc.ts';
import { owns } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { takeAdmin as take } from '../../domain/members.ts';
import { showGroup } from '../../views/show-group.ts';

export const takeAdmin = rpc('groups', 'TakeAdmin', {
  access: owns,
  narrows: true,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), take(id, me, profile));
    return { group: await showGroup(ctx, me, id) };
  },
});
