import { rpc } from '@kloak/platform/rpc.ts';
import { invitesOthers } from '../../access/group.ts';
import { group } from '../../domain/group.ts';
import { changeInvites as change } from '../../domain/invites.ts';
import { showGroup } from '../../views/show-group.ts';

export const changeInvites = rpc('groups', 'ChangeInvites', {
  access: invitesOthers,
  narrows: ({ withdraw }) => withdraw.length > 0,
  async run(ctx, { group: id, invite, withdraw }, me) {
    await ctx.decide(group.of({ group: id }), change(id, me, { invite, withdraw }));
    return { group: await showGroup(ctx, me, id) };
  },
});
