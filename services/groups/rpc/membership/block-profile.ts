import { rpc } from '@kloak/platform/rpc.ts';
import { administers } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { block } from '../../domain/requests.ts';
import { showGroup } from '../../views/show-group.ts';

export const blockProfile = rpc('groups', 'BlockProfile', {
  access: administers,
  narrows: true,
  async run(ctx, { group: id, profile }, me) {
    await ctx.decide(group.of({ group: id }), block(id, me, profile));
    return { group: await showGroup(ctx, me, id) };
  },
});
