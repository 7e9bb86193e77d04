// A world of social, whose neighbours have the views of relations that social waits for.
import { looks } from '@kloak/access/looks.ts';
import { relations } from '@kloak/access/relations.ts';
import { neighbour } from '@kloak/platform/testing/seed-event.ts';
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
import type { ConnectionsResponse__Output, Profile__Output } from '@kloak/proto/types/social.ts';
import { social } from '../service.ts';

type ConnectionLists = { friends: string[]; pending: string[]; requested: string[] };
export const nothing: ConnectionLists = { friends: [], pending: [], requested: [] };

export type SocialFixture = World & {
  request(who: string, other: string): Promise<ConnectionsResponse__Output>;
  accept(who: string, other: string): Promise<ConnectionsResponse__Output>;
  reject(who: string, other: string): Promise<ConnectionsResponse__Output>;
  find(who: string, query: string): Promise<Profile__Output | null>;
  /** Relations of a member to the others, by id. */
  standing(who: string): Promise<ConnectionLists>;
};

export async function startFixture(): Promise<SocialFixture> {
  const neighbours = [neighbour('media', relations, looks), neighbour('chat', relations), neighbour('groups', relations)];
  const world = await startWorld(['identity', ...neighbours, social], { lanes: 4 });
  const { as } = world;
  return {
    ...world,
    request: (who, other) => as(who).call('social', 'RequestConnection', { other }),
    accept: (who, other) => as(who).call('social', 'AcceptConnection', { other }),
    reject: (who, other) => as(who).call('social', 'RejectConnection', { other }),
    find: async (who, query) => (await as(who).call('social', 'FindProfile', { query })).profile,
    async standing(who) {
      const { friends, pending, requested } = await as(who).call('social', 'ListConnections', {});
      const idsOf = (profiles: Profile__Output[]) => profiles.map(({ id }) => id);
      return { friends: idsOf(friends), pending: idsOf(pending), requested: idsOf(requested) };
    },
  };
}
