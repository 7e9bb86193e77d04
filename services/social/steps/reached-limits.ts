import type { Ctx } from '@kloak/platform/context.ts';
import { maxFriends, maxRequestsReceived, maxRequestsSent } from '@kloak/proto/rules/people/connections.ts';
import type { Full } from '../domain/pair.ts';
import { type Connection, connections } from '../views/connections.ts';

/** True if the member has `max` connections in this state. */
export async function isFull(ctx: Pick<Ctx, 'view'>, whose: string, state: Connection['state'], max: number): Promise<boolean> {
  return (await ctx.view(connections).page({ index: 'byState', equals: [whose, state], limit: max })).items.length >= max;
}

/**
 * Reads which limits are reached between the acting member and another. A view answers, so concurrent requests may exceed a limit slightly; lists have
 * room for that.
 */
export async function reachedLimits(ctx: Pick<Ctx, 'view'>, member: string, other: string): Promise<Full> {
  const [sent, received, ...friends] = await Promise.all([
    isFull(ctx, member, 'requested', maxRequestsSent),
    isFull(ctx, other, 'pending', maxRequestsReceived),
    isFull(ctx, member, 'friends', maxFriends),
    isFull(ctx, other, 'friends', maxFriends),
  ]);
  return { sent, received, friends: friends.includes(true) };
}
