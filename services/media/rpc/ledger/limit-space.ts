import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ledger, limitTo } from '../../domain/ledger.ts';

/** Internal, for billing, without a caller; see the table of permitted calls. */
export const limitSpace = rpc('media', 'LimitSpace', {
  access: internal,
  async run(ctx, request) {
    const { events } = await ctx.decide(ledger.of(request), limitTo(request));
    return { limited: events.length > 0 };
  },
});
