import type { Ctx } from '@kloak/platform/context.ts';
import { maxFriends, maxRequestsReceived, maxRequestsSent } from '@kloak/proto/rules/people/connections.ts';
import type { Full } from '../domain/pair.ts';
import { type Connection, connections } from '../views/connections.ts';

/** Whether so many stand to a member in one way. */
export async function isFull(ctx: Pick<Ctx, 'view'>, whose: string, state: Connection['state'], max: number): Promise<boolean> {
  return (await ctx.view(connections).page({ index: 'byState', equals: [whose, state], limit: max })).items.length >= max;
}

/**
 * Of what there is as many as may be between a member who acts and another. A view tells it, so that some that come at once may be more; lists have room
 * for these.
 */
export async function fullLists(ctx: Pick<Ctx, 'view'>, member: string, other: string): Promise<Full> {
  const [sent, received, ...friends] = await Promise.all([
    isFull(ctx, member, 'requested', maxRequestsSent),
    isFull(ctx, other, 'pending', maxRequestsReceived),
    isFull(ctx, member, 'friends', maxFriends),
    isFull(ctx, other, 'friends', maxFriends),
  ]);
  return { sent, received, friends: friends.includes(true) };
}
