import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pair, pairChange, reject } from '../../domain/pair.ts';
import { ownConnections } from '../../views/own-connections.ts';

export const rejectConnection = rpc('social', 'RejectConnection', {
  access: member,
  narrows: true,
  async run(ctx, { other }, me) {
    const change = pairChange(me, other);
    await ctx.decide(pair.of(change), reject(change, ctx.now()));
    return ownConnections(ctx, me);
  },
});
