import type { Ctx } from '@kloak/platform/context.ts';
import { pair, pairChange, request } from '../domain/pair.ts';
import { reachedLimits } from './reached-limits.ts';

/** Requests a connection, or accepts the other's request. Returns true if both are connected now. Refuses like `request`. */
export async function askToConnect(ctx: Ctx, me: string, other: string): Promise<boolean> {
  const change = pairChange(me, other);
  const stream = pair.of(change);
  await ctx.decide(stream, request(change, ctx.now(), await reachedLimits(ctx, me, other)));
  return (await ctx.state(stream)).status === 'friends';
}
