import type { Ctx } from '@kloak/platform/context.ts';
import type { ConnectionsResponse } from '@kloak/proto/types/kloak/social/v1/ConnectionsResponse.ts';
import { type Connection, connections } from './connections.ts';
import { closeProfile, profilesOf, publicProfile } from './profiles.ts';

/** Of each kind, newest first. */
const maxListed = 500;

/** A member's own connections and requests; addresses only of connections. */
export async function ownConnections(ctx: Ctx, member: string): Promise<ConnectionsResponse> {
  const list = async (state: Connection['state'], show: typeof publicProfile) => {
    const { items } = await ctx.view(connections).page({ index: 'byState', equals: [member, state], limit: maxListed });
    const others = items.map(({ other }) => other);
    return others.map(await profilesOf(ctx, others, show));
  };
  const [friends, pending, requested] = await Promise.all([list('friends', closeProfile), list('pending', publicProfile), list('requested', publicProfile)]);
  return { friends, pending, requested };
}
