// After an account is deleted, no service keeps data of the member, and everything of others stays.
import { billing } from '@kloak/billing/service.ts';
import { chat } from '@kloak/chat/service.ts';
import { groups } from '@kloak/groups/service.ts';
import { identity } from '@kloak/identity/service.ts';
import { notification } from '@kloak/notification/service.ts';
import type { Store } from '@kloak/platform/ports/store.ts';
import type { Service } from '@kloak/platform/service.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { collect, until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { minuteMs } from '@kloak/proto/rules/durations.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

const services: Service[] = [identity, social, media, transcoding, chat, groups, notification, billing];
const monthMs = 30 * 24 * 60 * minuteMs;
const password = 'Hidden-Lake-1';

let ahead = 0;
let family: Family;
let rosa: Member;
let ben: Member;
let clara: Member;
beforeAll(async () => {
  family = await startFamily(services, { now: () => new Date(Date.now() + ahead) });
  [rosa, ben, clara] = [await family.joins('rosalinde'), await family.joins('ben'), await family.joins('clara')];
  await family.connect(rosa, ben);
  await family.connect(rosa, clara);
  await family.connect(ben, clara);
});
afterAll(() => family.close());

const page = { page: 0, perPage: 0 };
const commentsOn = async (who: Member, item: string) => (await who.call('social', 'ListComments', { item, ...page })).comments;
const heartsOn = async (who: Member, item: string) => (await who.call('social', 'ListHearts', { item, ...page })).total;

/** All events of a log, as text. */
async function eventsIn({ log }: Store): Promise<string> {
  const texts: string[] = [];
  for (const lane of (await log.tails()).keys()) {
    for (let after = 0; ; ) {
      const commits = await log.read(lane, after, 200);
      texts.push(...commits.map(({ events }) => JSON.stringify(events)));
      const last = commits.at(-1);
      if (!last) break;
      after = last.seq;
    }
  }
  return texts.join('\n');
}
const allEvents = async () => (await Promise.all(services.map(({ name }) => eventsIn(family.harness.running(name).runtime.store)))).join('\n');
const bytesOf = async (member: Member) => (await collect(family.harness.platform.blobs.list(''))).filter((key) => key.includes(member.id));

const about = { title: 'Otterbach', description: 'The mill of Otterbach', privacy: 'PRIVATE' } as const;

/** Rosalinde keeps photographs, some of them in an album, and one in her trash. */
async function keepsPhotographs() {
  const shared = await family.shares(rosa, await photo('otterbach.jpg', 1));
  const two = [await photo('otterbach-2.jpg', 2), await photo('otterbach-3.jpg', 3)];
  await family.arrive(await family.openOnArrival(rosa, two, about, { name: 'Otterbach', description: '' }), two);
  await ben.call('social', 'SaveComment', { item: shared, content: 'Where is that?' });
  await rosa.call('media', 'DeleteItem', { item: await family.shares(rosa, await photo('otterbach-4.jpg', 4)) });
  return shared;
}

/** She talks to the others: on a photograph of Ben's, in rooms, and in groups of which she owns one. */
async function talks(shared: string) {
  const his = await family.shares(ben, await photo('ben.jpg', 9));
  const said = await rosa.call('social', 'SaveComment', { item: his, content: 'As at the Otterbach!' });
  await ben.call('social', 'SaveComment', { item: his, content: 'It is!', responseTo: said.comment?.id ?? '' });
  await rosa.call('social', 'SaveComment', { item: his, content: 'Otterbach, Otterbach' });
  for (const who of [rosa, clara]) await who.call('social', 'GiveHeart', { item: his });
  await rosa.call('social', 'SendInvite', { to: 'otterbach@example.org' });
  await clara.call('social', 'BlockMember', { other: rosa.id });
  const pair = (await rosa.call('chat', 'SendMessage', { to: ben.id, body: 'Come to the Otterbach' })).message?.room ?? '';
  await ben.call('chat', 'SendMessage', { room: pair, body: 'I do' });
  const owned = (await rosa.call('groups', 'CreateGroup', { name: 'Otterbach', description: '', invited: [ben.id] })).group?.card?.id ?? '';
  await ben.call('groups', 'AcceptInvite', { group: owned });
  await rosa.call('groups', 'CreatePost', { group: owned, text: 'Otterbach in May', items: [shared] });
  await ben.call('groups', 'CreatePost', { group: owned, text: 'In June, too', items: [] });
  await family.harness.settled();
  return { his, pair, owned };
}

it('nothing of a member is left when the account was deleted, however that is interrupted, and what is others’ stays', async () => {
  const shared = await keepsPhotographs();
  const { his, pair, owned } = await talks(shared);
  await rosa.call('identity', 'DeleteAccount', { password });
  await family.harness.settled();
  ahead = monthMs - minuteMs;
  await family.harness.settled();
  expect((await ben.call('media', 'GetPost', { item: shared })).post).toMatchObject({ title: 'otterbach', writer: { username: 'rosalinde' } });
  // One item in the trash, and one upload under way.
  await rosa.call('media', 'DeleteItem', { item: await family.shares(rosa, await photo('otterbach-5.jpg', 5)) });
  await family.openOnArrival(rosa, [await photo('otterbach-4.jpg', 4)], about);
  expect([(await bytesOf(rosa)).length > 0, await allEvents()]).toEqual([true, expect.stringMatching(/otterbach/i)]);

  ahead = monthMs + minuteMs;
  const { store } = family.harness.running('media').runtime;
  family.harness.platform.live.wake('jobs:identity');
  await until('the erasure has begun', async () => (await store.erased.among([rosa.id])).size > 0);
  await family.restart();
  await family.harness.settled();
  ahead = monthMs + 62 * minuteMs;
  await family.harness.settled();

  expect(await allEvents()).not.toMatch(/otterbach|rosalinde/i);
  expect(await bytesOf(rosa)).toEqual([]);
  expect(await bytesOf(ben)).not.toEqual([]);
  for (const { name } of services) expect(await family.harness.running(name).runtime.store.jobs.parked(undefined, 10)).toMatchObject({ items: [] });

  expect(await refusal(ben.call('media', 'GetPost', { item: shared }))).toBe('missing no-item');
  expect(await ben.call('social', 'ListConnections', {})).toMatchObject({ friends: [{ id: clara.id }], pending: [], requested: [] });
  expect(await clara.call('social', 'ListConnections', {})).toMatchObject({ friends: [{ id: ben.id }], blocked: [] });
  expect(await refusal(ben.call('social', 'FindProfile', { query: 'rosalinde' }))).toMatch(/^missing/);

  // A deleted comment with replies keeps its place; one without replies is removed, like the heart.
  expect(await commentsOn(ben, his)).toMatchObject([
    { content: '', deleted: true, writer: { username: '' } },
    { content: 'It is!', writer: { username: 'ben' } },
  ]);
  expect(await heartsOn(ben, his)).toBe(1);
  const { messages, room } = await ben.call('chat', 'ListMessages', { room: pair });
  expect(messages).toMatchObject([
    { body: '', deleted: true, writer: { username: '' } },
    { body: 'I do', writer: { username: 'ben' } },
  ]);
  expect(room).toMatchObject({ id: pair });
  expect(await refusal(ben.call('chat', 'SendMessage', { room: pair, body: 'Hello?' }))).toBe('forbidden not-connected');

  expect((await ben.call('groups', 'GetGroup', { group: owned })).group).toMatchObject({ standing: { isOwner: true }, card: { memberCount: 1, name: '' } });
  expect((await ben.call('groups', 'ListPosts', { group: owned, ...page })).posts.map(({ text }) => text)).toEqual(['In June, too']);
});
