import type { Ctx } from '@kloak/platform/context.ts';
import type { ConnectionsResponse } from '@kloak/proto/types/social.ts';
import { closeProfilesOf, profilesOf } from '../../steps/profiles.ts';
import { type Connection, connections } from '../../views/connections.ts';
import { lastShared } from '../../views/last-shared.ts';

/** Maximum of each kind. */
const maxListed = 500;

/** Sorts by the time of the last shared item; members who never shared keep their order. */
async function byLastShared(ctx: Ctx, members: readonly string[]): Promise<string[]> {
  const shared = await ctx.view(lastShared).getMany([...members]);
  const times = new Map(shared.map(({ member, at }) => [member, at]));
  const timeOf = (member: string) => times.get(member) ?? '';
  return members.toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

/** A member's connections, requests and blocks, newest first; connections by the last shared item. Only connections show addresses. */
export async function ownConnections(ctx: Ctx, member: string): Promise<ConnectionsResponse> {
  const newest = async (state: Connection['state']) => {
    const { items } = await ctx.view(connections).page({ index: 'byState', equals: [member, state], limit: maxListed });
    return items.map(({ other }) => other);
  };
  const list = async (state: Exclude<Connection['state'], 'friends'>) => {
    const others = await newest(state);
    return others.map(await profilesOf(ctx, others));
  };
  const [friends, pending, requested, blocked] = await Promise.all([
    closeProfilesOf(ctx, await byLastShared(ctx, await newest('friends'))),
    list('pending'),
    list('requested'),
    list('blocked'),
  ]);
  return { friends, pending, requested, blocked };
}
