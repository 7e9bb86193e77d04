import { rpc } from '@kloak/platform/rpc.ts';
import { ownsAsDecided } from '../../access/group.ts';
import { restore } from '../../domain/details.ts';
import { group } from '../../domain/group.ts';
import { showGroup } from '../../views/show-group.ts';

export const restoreGroup = rpc('groups', 'RestoreGroup', {
  access: ownsAsDecided,
  async run(ctx, { group: id }, me) {
    await ctx.decide(group.of({ group: id }), restore(id, me));
    return { group: await showGroup(ctx, me, id) };
  },
});
