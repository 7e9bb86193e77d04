import type { Ctx } from '@kloak/platform/context.ts';
import { contextOfCall } from '@kloak/platform/engine/context.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type SeededRoom, seedGranting, seedMessageDeleted, seedRoom, seedRoomJoined, seedRoomLeft } from '@kloak/platform/testing/seed-chat.ts';
import { neighbour, seedBlock, seedPair, seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { seedGroup, seedGroupPost } from '@kloak/platform/testing/seed-group.ts';
import { grants } from './grants.ts';
import { groupMembers } from './group-members.ts';
import { audienceOf, mayViewItem, viewableAmong } from './may-view-item.ts';
import { relations } from './relations.ts';
import { roomGrants } from './room-grants.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([neighbour('social'), neighbour('groups'), neighbour('chat'), neighbour('media', relations, grants, groupMembers, roomGrants)], {
    lanes: 4,
  });
});
afterAll(() => harness.close());

function as(account: string): Ctx {
  const deadline = new Date(Date.now() + 20_000).toISOString();
  return contextOfCall(harness.running('media').runtime, 'look', { from: 'test', key: 'k', keyed: false, position: {}, requestId: 'r', deadline, account }).ctx;
}
const maySee = async (who: string, item: string) => {
  const told = await refusal(mayViewItem(as(who), item));
  expect(['no refusal', 'forbidden not-yours']).toContain(told);
  return told === 'no refusal';
};
/** Viewers of the item. Also checks that lists, and the audience of its changes, agree. */
async function seers(item: string, among = ['anna', 'ben', 'carla', 'dora']): Promise<string[]> {
  const found = await Promise.all(among.map(async (who) => ((await maySee(who, item)) ? [who] : [])));
  const listed = await Promise.all(among.map(async (who) => ((await viewableAmong(as(who), [item, 'nothing'])).has(item) ? [who] : [])));
  expect(listed).toEqual(found);
  expect((await audienceOf(as('anna'), item)).toSorted()).toEqual(found.flat().toSorted());
  return found.flat();
}
const connection = (type: 'ConnectionAccepted' | 'ConnectionRemoved', by: string, other: string) => seedPair(harness, type, by, other);

/** Acts on a photo of Anna's in a room of Anna, Ben and Carla, where Ben joins and leaves. */
type Story = { facts: SeededRoom; item: string; isIn: boolean; since: number; privacy: 'PRIVATE' | 'FAMILY_ONLY'; narrowed: number; sent: Map<number, number> };
const acts: Readonly<Record<string, (story: Story) => Promise<void>>> = {
  async sends(story) {
    story.facts = { ...story.facts, seq: story.facts.seq + 1 };
    story.sent.set(story.facts.seq, story.narrowed);
    await seedGranting(harness, story.facts, 'anna', story.item, story.narrowed);
  },
  async deletes(story) {
    const [seq] = story.sent.keys();
    if (seq === undefined) return;
    story.sent.delete(seq);
    await seedMessageDeleted(harness, story.facts, seq, 'anna');
  },
  async leaves(story) {
    if (!story.isIn) return;
    story.isIn = false;
    story.facts = { ...story.facts, members: ['anna', 'carla'] };
    await seedRoomLeft(harness, story.facts, 'ben');
  },
  async comes(story) {
    if (story.isIn) return;
    Object.assign(story, { isIn: true, since: story.facts.seq, facts: { ...story.facts, members: ['anna', 'carla', 'ben'] } });
    await seedRoomJoined(harness, story.facts, 'ben');
  },
  async narrows(story) {
    if (story.privacy === 'FAMILY_ONLY') story.narrowed += 1;
    story.privacy = 'PRIVATE';
    await seedPublished(harness, 'anna', story.item, story.privacy);
  },
  async widens(story) {
    story.privacy = 'FAMILY_ONLY';
    await seedPublished(harness, 'anna', story.item, story.privacy);
  },
};
const names = Object.keys(acts);

async function tell(sequence: readonly string[]): Promise<Story> {
  const [room, item] = [`room ${sequence.join(' ')}`, `photo ${sequence.join(' ')}`];
  const story: Story = {
    facts: { room, isGroup: true, members: ['anna', 'ben', 'carla'], seq: 0 },
    item,
    isIn: true,
    since: 0,
    privacy: 'FAMILY_ONLY',
    narrowed: 0,
    sent: new Map(),
  };
  await seedPublished(harness, 'anna', item, story.privacy);
  await seedRoom(harness, story.facts);
  for (const act of ['sends', ...sequence]) await acts[act]?.(story);
  return story;
}

it('who is in a room sees what a message after they came grants, while it is there and was not made private since, in whichever order things happen', async () => {
  const sequences = names.flatMap((one) => [[one], ...names.flatMap((two) => [[one, two], ...names.map((three) => [one, two, three])])]);
  const stories = await Promise.all(sequences.map(tell));
  await harness.settled();
  const wrong: unknown[] = [];
  for (const [at, { item, sent, narrowed, isIn, since }] of stories.entries()) {
    const alive = [...sent].filter(([, before]) => before === narrowed).map(([seq]) => seq);
    const expected = ['anna', ...(isIn && alive.some((seq) => seq > since) ? ['ben'] : []), ...(alive.length > 0 ? ['carla'] : [])];
    const found = await seers(item);
    if (found.join() !== expected.join()) wrong.push([sequences[at], found, expected]);
  }
  expect(wrong).toEqual([]);
  expect(stories).toHaveLength(6 + 36 + 216);
});

it('in a room of two while they are connected, and not blocked', async () => {
  await connection('ConnectionAccepted', 'anna', 'ben');
  const room = { room: 'two', isGroup: false, members: ['anna', 'ben'], seq: 0 };
  await seedPublished(harness, 'anna', 'letter', 'PRIVATE');
  await seedRoom(harness, room);
  await seedGranting(harness, { ...room, seq: 1 }, 'anna', 'letter');
  await harness.settled();
  expect(await seers('letter')).toEqual(['anna', 'ben']);
  await connection('ConnectionRemoved', 'anna', 'ben');
  await harness.settled();
  expect(await seers('letter')).toEqual(['anna']);
  await connection('ConnectionAccepted', 'anna', 'ben');
  await harness.settled();
  expect(await seers('letter')).toEqual(['anna', 'ben']);
  await connection('ConnectionRemoved', 'anna', 'ben');
  await seedBlock(harness, 'anna', 'ben');
  await harness.settled();
  expect(await seers('letter')).toEqual(['anna']);
});

it('whether a group or a room grants it, and asks rooms of nothing that is seen without them', async () => {
  await seedGroup(harness, 'lake', { members: ['anna', 'dora'] });
  await seedPublished(harness, 'anna', 'boat', 'PRIVATE');
  await seedGroupPost(harness, { post: 'p', group: 'lake', author: 'anna', items: [{ item: 'boat', narrowed: 0 }] });
  const room = { room: 'three', isGroup: true, members: ['anna', 'carla'], seq: 0 };
  await seedRoom(harness, room);
  await seedGranting(harness, { ...room, seq: 1 }, 'anna', 'boat');
  await harness.settled();
  expect(await seers('boat')).toEqual(['anna', 'carla', 'dora']);
  const ctx = as('dora');
  const asked: string[] = [];
  const noting: Ctx = {
    ...ctx,
    strict(view) {
      asked.push(view.name);
      return ctx.strict(view);
    },
  };
  await mayViewItem(noting, 'boat');
  expect(asked).toEqual(['relations', 'grants', 'group-members']);
});
