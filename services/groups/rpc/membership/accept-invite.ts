import { verifiedToConnect } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isInTooMany } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { acceptInvite as accept } from '../../domain/invites.ts';
import { showGroup } from '../../views/show-group.ts';

export const acceptInvite = rpc('groups', 'AcceptInvite', {
  access: verifiedToConnect,
  async run(ctx, { group: id }, me) {
    await ctx.decide(group.of({ group: id }), accept(id, me, await isInTooMany(ctx, me)));
    return { group: await showGroup(ctx, me, id) };
  },
});
