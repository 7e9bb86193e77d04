// Groups with many members and posts, appended directly to the logs as the services would write them.
import { randomBytes } from 'node:crypto';
import { laneOf } from '@kloak/platform/codec/keys.ts';
import { peopleOf } from '@kloak/platform/codec/personal.ts';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import type { Store } from '@kloak/platform/ports/store.ts';
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';

const lanes = 1;
const atOnce = 256;
const newId = () => randomBytes(16).toString('base64url');

async function append<Name extends ServiceName>(service: Name, store: Store, stream: string, home: string, event: Events[Name], version = 1): Promise<void> {
  const who = peopleOf(service, [event]);
  const draft = { lane: laneOf(home, lanes), stream, home, version, key: newId(), who, events: [event], at: new Date().toISOString() };
  if ((await store.log.append(draft)).outcome !== 'appended') throw new Error(`${event.type} was not appended`);
}

/** Appends concurrently, so that the store shares writes. */
async function appendEach<Thing>(things: readonly Thing[], appendOne: (thing: Thing, nth: number) => Promise<void>): Promise<void> {
  const rest = things.entries();
  const caller = async () => {
    for (const [nth, thing] of rest) await appendOne(thing, nth);
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
}

async function withStore<Result>(dataDir: string, service: ServiceName, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await embeddedStore({ dataDir })({ service, lanes, views: [] });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Appends plain members; returns their ids. */
export async function appendMembers(dataDir: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await withStore(dataDir, 'identity', (store) =>
    appendEach(ids, (account, nth) => {
      const facts = { account, username: `member-${nth}`, email: `member-${nth}@kloak.example`, passwordSecret: 'none', termsVersion: '2021-04-29' };
      return append('identity', store, `account:${account}`, account, { type: 'Registered', data: facts });
    }),
  );
  return ids;
}

/** A post: its text, and the author's attached items. */
export type SeedPost = { author: string; text: string; items: readonly string[] };
type NewGroup = { name: string; members: readonly string[]; posts: readonly SeedPost[] };
type SeededGroup = { group: string; members: readonly string[] };

function standingsOf(members: readonly string[]) {
  const [owner = ''] = members;
  return { owner, admins: [owner], members: [...members], invited: [], requests: [], blocked: [], recent: [], hidden: false, purged: false };
}

/** A group of its first member's. */
export async function appendGroup(dataDir: string, { name, members, posts }: NewGroup): Promise<SeededGroup> {
  const group = newId();
  const after = standingsOf(members);
  await withStore(dataDir, 'groups', async (store) => {
    await append('groups', store, `group:${group}`, group, { type: 'GroupCreated', data: { group, after, by: after.owner, name, description: '' } });
    await appendEach(posts, ({ author, text, items }) => {
      const post = newId();
      const attached = items.map((item) => ({ item, narrowed: 0 }));
      return append('groups', store, `post:${post}`, group, { type: 'PostCreated', data: { post, group, author, text, items: attached, mentions: [] } });
    });
  });
  return { group, members };
}

/** Appends one new member to an unchanged group; returns the group's id. */
export async function appendJoining(dataDir: string, { group, members }: SeededGroup, who: string): Promise<string> {
  const data = { group, after: standingsOf([...members, who]), who };
  await withStore(dataDir, 'groups', (store) => append('groups', store, `group:${group}`, group, { type: 'InviteAccepted', data }, 2));
  return group;
}
