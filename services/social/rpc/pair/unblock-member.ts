import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pair, pairChange, unblock } from '../../domain/pair.ts';
import { ownConnections } from './own-connections.ts';

export const unblockMember = rpc('social', 'UnblockMember', {
  access: member,
  async run(ctx, { other }, me) {
    const change = pairChange(me, other);
    await ctx.decide(pair.of(change), unblock(change));
    return ownConnections(ctx, me);
  },
});
