// Read marks made while the clock was ahead must not hide later entries once it is right.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../deploy/services.ts';
import { publishPhoto } from './testing/photo.ts';
import { resetClock, shiftClock } from './testing/shifted-clock.ts';
import { type Person, password, startVault, type Vault } from './testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let photo: string;
let groupId: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = [await vault.join('anna'), await vault.join('ben')];
  await connectMembers(anna, ben);
  photo = (await publishPhoto(vault, anna, await drawPhoto({ seed: 1 }), { privacy: 'FAMILY_ONLY' })).id;
  const { savedGroup } = await anna.call('POST /api/groups/create-new-group', { name: 'Lake', invitedIdList: [ben.id], profile: anna.id });
  groupId = savedGroup._id;
  await ben.call('POST /api/groups/accept-group-invite', { profileId: ben.id, invite: groupId });
}, 60_000);
afterEach(resetClock);
afterAll(() => vault.close());

const aheadMs = 3 * 24 * 3_600_000;
/** Sessions may end when the clock is set. */
async function stands(offMs: number): Promise<void> {
  shiftClock(offMs);
  for (const { call, email } of [anna, ben]) await call('POST /api/users/login', { email, password });
}

/** An older page sends only a time instead of positions. */
type How = { readonly isOld: boolean };

const list = (who: Person) => who.call('POST /api/notification/list', { profileId: who.id });
async function isUnread(who: Person): Promise<boolean> {
  await vault.harness.settled();
  return (await who.call('POST /api/notification/unread', { profileId: who.id })).unread;
}
/** Reads like a page that shows notifications. */
async function read(who: Person, { isOld }: How): Promise<void> {
  await vault.harness.settled();
  const { notifications, seen } = await list(who);
  await who.call('POST /api/notification/mark-read', { profileId: who.id, readTo: notifications[0]?.createdAt ?? '', ...(!isOld && { seen }) });
}
const comment = (who: Person) => who.call('POST /api/comment/saveComment', { content: 'How lovely!', writer: who.id, imagePostId: photo });
const post = (who: Person) => who.call('POST /api/groups/create-group-post', { text: 'Look', groupId, profile: who.id });
async function newPosts(who: Person): Promise<number> {
  await vault.harness.settled();
  const { myGroups } = await who.call('POST /api/groups/groups-by-profile', { profileId: who.id });
  return myGroups[0]?.newPosts ?? 0;
}
async function readPosts(who: Person, { isOld }: How): Promise<void> {
  await vault.harness.settled();
  const { posts, seen } = await who.call('POST /api/groups/group-by-id', { groupId, profileId: who.id });
  if (posts.length > 0)
    await who.call('POST /api/groups/mark-read', { groupId, profileId: who.id, readTo: posts[0]?.createdAt ?? '', ...(!isOld && { seen }) });
}

/** Kinds of unread entries. */
const unreadKinds = async (who: Person) => (await list(who)).notifications.filter(({ unread }) => unread).map(({ kind }) => kind);

describe.each([{ isOld: false }, { isOld: true }])('what is new, by a page that is old: $isOld', (how) => {
  it('is unread after the clock was put right, of each service', async () => {
    await read(anna, how);
    await stands(aheadMs);
    await comment(ben);
    expect([await isUnread(anna), await unreadKinds(anna)]).toEqual([true, ['COMMENTS']]);
    await read(anna, how);
    expect([await isUnread(anna), await unreadKinds(anna)]).toEqual([false, []]);
    await stands(0);
    await comment(ben);
    expect([await isUnread(anna), await unreadKinds(anna)]).toEqual([true, ['COMMENTS']]);
    await read(anna, how);
    expect(await isUnread(anna)).toBe(false);
    await publishPhoto(vault, ben, await drawPhoto({ seed: how.isOld ? 2 : 3 }), { privacy: 'FAMILY_ONLY' });
    expect([await isUnread(anna), await unreadKinds(anna)]).toEqual([true, ['POSTS']]);
    await read(anna, how);
    expect(await isUnread(anna)).toBe(false);
  }, 30_000);
});

describe.each([{ isOld: false }, { isOld: true }])('posts to a group, by a page that is old: $isOld', (how) => {
  it('are counted after the clock was put right', async () => {
    await readPosts(anna, how);
    await post(ben);
    await stands(aheadMs);
    await post(ben);
    expect(await newPosts(anna)).toBe(2);
    await readPosts(anna, how);
    expect(await newPosts(anna)).toBe(0);
    await stands(0);
    await post(ben);
    expect(await newPosts(anna)).toBe(1);
    await readPosts(anna, how);
    expect(await newPosts(anna)).toBe(0);
    for (let nth = 1; nth <= 2; nth++) {
      await post(ben);
      expect(await newPosts(anna)).toBe(nth);
    }
  }, 30_000);
});

it('posts to a group are counted for who came to it while the clock stood ahead, and what is made by a clock ahead keeps none from being counted', async () => {
  await stands(aheadMs);
  const carla = await vault.join('carla');
  await connectMembers(anna, carla);
  await anna.call('PUT /api/groups/update-group-invite', { groupId, profile: anna.id, invitedIdList: [carla.id] });
  await carla.call('POST /api/groups/accept-group-invite', { profileId: carla.id, invite: groupId });
  expect(await newPosts(carla)).toBe(0);
  for (let nth = 0; nth < 10; nth++) await post(ben);
  await readPosts(carla, { isOld: false });
  await stands(0);
  await carla.call('POST /api/users/login', { email: carla.email, password });
  await post(ben);
  expect(await newPosts(carla)).toBe(1);
}, 30_000);
