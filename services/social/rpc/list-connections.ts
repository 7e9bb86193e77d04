import type { Ctx, Handlers } from '@kloak/platform/service.ts';
import type { ConnectionsResponse } from '@kloak/proto/types/kloak/social/v1/ConnectionsResponse.ts';
import { type Connection, connections } from '../views/connections.ts';
import { closeProfile, profilesOf, publicProfile } from './profiles.ts';

/** Of each kind, newest first. */
const most = 500;

export const listConnections: Handlers<'social'>['ListConnections'] = (ctx) => ownConnections(ctx);

/** The caller's connections and requests; addresses only of connections. */
export async function ownConnections(ctx: Ctx): Promise<ConnectionsResponse> {
  const me = ctx.account();
  const list = async (state: Connection['state'], show: typeof publicProfile) => {
    const { items } = await ctx.view(connections).page({ index: 'byState', equals: [me, state], limit: most });
    const others = items.map(({ other }) => other);
    return others.map(await profilesOf(ctx, others, show));
  };
  const [friends, pending, requested] = await Promise.all([list('friends', closeProfile), list('pending', publicProfile), list('requested', publicProfile)]);
  return { friends, pending, requested };
}
