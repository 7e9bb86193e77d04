import { verifiedToConnect } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { accept, pair, pairChange } from '../../domain/pair.ts';
import { reachedLimits } from '../../steps/reached-limits.ts';
import { ownConnections } from './own-connections.ts';

export const acceptConnection = rpc('social', 'AcceptConnection', {
  access: verifiedToConnect,
  async run(ctx, { other }, me) {
    const change = pairChange(me, other);
    await ctx.decide(pair.of(change), accept(change, await reachedLimits(ctx, me, other)));
    return ownConnections(ctx, me);
  },
});
