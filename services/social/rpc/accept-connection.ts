import type { Handlers } from '@kloak/platform/service.ts';
import { accept, pair, pairAct } from '../domain/pair.ts';
import { ownConnections } from './list-connections.ts';
import { pairRef } from './pair-stream.ts';

export const acceptConnection: Handlers<'social'>['AcceptConnection'] = async (ctx, { other }) => {
  const act = pairAct(ctx.account(), other);
  await ctx.decide(pair, pairRef(act), accept(act));
  return ownConnections(ctx);
};
