import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pair, pairChange, reject } from '../../domain/pair.ts';
import { endSharing } from '../../steps/end-sharing.ts';
import { ownConnections } from '../../views/own-connections.ts';

/** What ends a request gave nobody access. */
const ofRequests: readonly string[] = ['ConnectionDeclined', 'ConnectionCancelled', 'HeldOffRequestCancelled'];

export const rejectConnection = rpc('social', 'RejectConnection', {
  access: member,
  async run(ctx, { other }, me) {
    const change = pairChange(me, other);
    const { events } = await ctx.decide(pair.of(change), reject(change, ctx.now()));
    // Without an event there may have been a connection all the same: who removed it was refused here, and tries again.
    if (!events.some(({ type }) => ofRequests.includes(type))) await endSharing(ctx);
    return ownConnections(ctx, me);
  },
});
