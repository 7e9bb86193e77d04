import type { Ctx } from '@kloak/platform/context.ts';
import type { ConnectionsResponse } from '@kloak/proto/types/kloak/social/v1/ConnectionsResponse.ts';
import { type Connection, connections } from './connections.ts';
import { lastShared } from './last-shared.ts';
import { closeProfile, profilesOf, publicProfile } from './profiles.ts';

/** Of each kind. */
const maxListed = 500;

/** Who shared something last comes first; those who never did stay in their order. */
async function byLastShared(ctx: Ctx, members: readonly string[]): Promise<string[]> {
  const shared = await ctx.view(lastShared).getMany([...members]);
  const times = new Map(shared.map(({ member, at }) => [member, at]));
  const timeOf = (member: string) => times.get(member) ?? '';
  return members.toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

/** A member's own connections, requests and blocks, newest first; connections by who shared something last. Addresses only of connections. */
export async function ownConnections(ctx: Ctx, member: string): Promise<ConnectionsResponse> {
  const list = async (state: Connection['state'], show: typeof publicProfile) => {
    const { items } = await ctx.view(connections).page({ index: 'byState', equals: [member, state], limit: maxListed });
    const newest = items.map(({ other }) => other);
    const others = state === 'friends' ? await byLastShared(ctx, newest) : newest;
    return others.map(await profilesOf(ctx, others, show));
  };
  const [friends, pending, requested, blocked] = await Promise.all([
    list('friends', closeProfile),
    list('pending', publicProfile),
    list('requested', publicProfile),
    list('blocked', publicProfile),
  ]);
  return { friends, pending, requested, blocked };
}
