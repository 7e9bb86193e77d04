import { rpc } from '@kloak/platform/rpc.ts';
import { ownsAsDecided } from '../../access/group.ts';
import { trash } from '../../domain/details.ts';
import { group } from '../../domain/group.ts';
import { groups } from '../../views/groups.ts';

export const trashGroup = rpc('groups', 'TrashGroup', {
  access: ownsAsDecided,
  narrows: true,
  async run(ctx, { group: id, name }, me) {
    // A typed name is a second look, and no right: the name of a moment ago will do.
    const isNamed = (await ctx.view(groups).get(id))?.name === name.trim();
    await ctx.decide(group.of({ group: id }), trash(id, me, isNamed, ctx.now()));
    return {};
  },
});
