// Test fixture of social, with minimal neighbours: logs with seeded events, and the views of relations that social waits for.
import { looks } from '@kloak/access/looks.ts';
import { relations } from '@kloak/access/relations.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type Caller, type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedPublished, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import type { ConnectionsResponse__Output, Profile__Output } from '@kloak/proto/types/social.ts';
import { social } from '../service.ts';

const deciding = (name: 'chat' | 'groups'): Service => ({ ...neighbour(name), views: [relations] });
const media: Service = { ...neighbour('media'), views: [relations, looks] };

type Standing = { friends: string[]; pending: string[]; requested: string[] };
export const nothing: Standing = { friends: [], pending: [], requested: [] };

export type Fixture = {
  harness: Harness;
  as(who?: string): Caller;
  /** Registers members; the id of Anna is anna, her address Anna@example.org. */
  join(...names: string[]): Promise<void>;
  publish(owner: string, item: string, privacy?: 'PRIVATE' | 'FAMILY_ONLY'): Promise<void>;
  /** Connects a member with others: they request, the member accepts. */
  connect(who: string, ...others: string[]): Promise<void>;
  request(who: string, other: string): Promise<ConnectionsResponse__Output>;
  accept(who: string, other: string): Promise<ConnectionsResponse__Output>;
  reject(who: string, other: string): Promise<ConnectionsResponse__Output>;
  find(who: string, query: string): Promise<Profile__Output | null>;
  /** Relations of a member to the others, by id. */
  standing(who: string): Promise<Standing>;
  /** Sets the clock ahead of the real one by `ms`. */
  setAhead(ms: number): void;
  close(): Promise<void>;
};

export async function startFixture(): Promise<Fixture> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const harness = await startHarness([neighbour('identity'), media, deciding('chat'), deciding('groups'), social], { lanes: 4, now });
  const as: Fixture['as'] = (who) => harness.as(who);
  const request: Fixture['request'] = (who, other) => as(who).call('social', 'RequestConnection', { other });
  const accept: Fixture['accept'] = (who, other) => as(who).call('social', 'AcceptConnection', { other });

  return {
    harness,
    as,
    async join(...names) {
      for (const name of names) await seedRegistered(harness, name.toLowerCase(), name, `${name}@example.org`);
      await harness.settled();
    },
    async publish(owner, item, privacy = 'FAMILY_ONLY') {
      await seedPublished(harness, owner, item, privacy);
      await harness.settled();
    },
    async connect(who, ...others) {
      for (const other of others) {
        await request(other, who);
        await accept(who, other);
      }
      await harness.settled();
    },
    request,
    accept,
    reject: (who, other) => as(who).call('social', 'RejectConnection', { other }),
    find: async (who, query) => (await as(who).call('social', 'FindProfile', { query })).profile,
    async standing(who) {
      const { friends, pending, requested } = await as(who).call('social', 'ListConnections', {});
      const idsOf = (profiles: Profile__Output[]) => profiles.map(({ id }) => id);
      return { friends: idsOf(friends), pending: idsOf(pending), requested: idsOf(requested) };
    },
    setAhead(ms) {
      ahead = ms;
    },
    close: () => harness.close(),
  };
}
