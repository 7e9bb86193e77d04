import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { endReasonOf, session } from '../../domain/session.ts';

export const getSessionEnd = rpc('identity', 'GetSessionEnd', {
  access: internal,
  async run(ctx, place) {
    const state = await ctx.state(session.of(place));
    return { reason: endReasonOf(state) };
  },
});
