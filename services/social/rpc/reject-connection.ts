import type { Handlers } from '@kloak/platform/service.ts';
import { pair, pairAct, reject } from '../domain/pair.ts';
import { ownConnections } from './list-connections.ts';
import { pairRef } from './pair-stream.ts';

export const rejectConnection: Handlers<'social'>['RejectConnection'] = async (ctx, { other }) => {
  const act = pairAct(ctx.account(), other);
  const { events } = await ctx.decide(pair, pairRef(act), reject(act, ctx.now()));
  // Without an event there may have been a connection all the same: who removed it was turned down here, and tries again.
  if (!events.some(({ type }) => type === 'ConnectionDeclined' || type === 'ConnectionCancelled')) {
    // Access has ended when this answers: media decides by it from here on, and what was granted before is forgotten.
    await ctx.rpc.media.AwaitRelations({});
    ctx.wake('relations');
  }
  return ownConnections(ctx);
};
