import type { Ctx } from '@kloak/platform/context.ts';
import { maxFriends, maxRequestsReceived, maxRequestsSent } from '@kloak/proto/rules/connections.ts';
import type { Full } from '../domain/pair.ts';
import { type Connection, connections } from './connections.ts';

/**
 * Of what there is as many as may be between a member who acts and another. A view tells it, so that some that come at once may be more; lists have room
 * for these.
 */
export async function fullLists(ctx: Pick<Ctx, 'view'>, member: string, other: string): Promise<Full> {
  const isFull = async (whose: string, state: Connection['state'], max: number) =>
    (await ctx.view(connections).page({ index: 'byState', equals: [whose, state], limit: max })).items.length >= max;
  const [sent, received, ...friends] = await Promise.all([
    isFull(member, 'requested', maxRequestsSent),
    isFull(other, 'pending', maxRequestsReceived),
    isFull(member, 'friends', maxFriends),
    isFull(other, 'friends', maxFriends),
  ]);
  return { sent, received, friends: friends.includes(true) };
}
