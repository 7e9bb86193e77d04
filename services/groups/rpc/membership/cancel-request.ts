import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { group } from '../../domain/group.ts';
import { cancelRequest as cancel } from '../../domain/requests.ts';

export const cancelRequest = rpc('groups', 'CancelRequest', {
  access: member,
  async run(ctx, { group: id }, me) {
    await ctx.decide(group.of({ group: id }), cancel(id, me));
    return {};
  },
});
