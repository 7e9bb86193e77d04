import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pair, pairChange, reject } from '../../domain/pair.ts';
import { ownConnections } from './own-connections.ts';

/** Events that end a request. They revoke nothing, since a request gives no access. */
const ofRequests = ['ConnectionDeclined', 'ConnectionCancelled', 'HeldOffRequestCancelled'];

export const rejectConnection = rpc('social', 'RejectConnection', {
  access: member,
  // A call without events may be the repeat of a removal that was refused here, so it revokes as well.
  narrows: (_request, decided) => !ofRequests.some((type) => decided.has(type)),
  async run(ctx, { other }, me) {
    const change = pairChange(me, other);
    await ctx.decide(pair.of(change), reject(change, ctx.now()));
    return ownConnections(ctx, me);
  },
});
