import { cards } from '@kloak/access/cards.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { pair, pairAct, request } from '../domain/pair.ts';
import { ownConnections } from './list-connections.ts';
import { pairRef } from './pair-stream.ts';
import { noProfile } from './profiles.ts';

export const requestConnection: Handlers<'social'>['RequestConnection'] = async (ctx, { other }) => {
  const me = ctx.account();
  // One who was erased has a blank card.
  if (!(await ctx.view(cards).get(other))?.username) throw noProfile('No user with this username or email address was found');
  const act = pairAct(me, other);
  if (other !== me) await ctx.decide(pair, pairRef(act), request(act, ctx.now()));
  return ownConnections(ctx);
};
