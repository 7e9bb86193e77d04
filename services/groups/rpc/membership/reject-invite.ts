import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { group } from '../../domain/group.ts';
import { rejectInvite as reject } from '../../domain/invites.ts';

export const rejectInvite = rpc('groups', 'RejectInvite', {
  access: member,
  async run(ctx, { group: id }, me) {
    await ctx.decide(group.of({ group: id }), reject(id, me));
    return {};
  },
});
