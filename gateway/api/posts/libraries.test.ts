// Members with their posts in the public API.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let dora: Person;
let shared: string;
let secret: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, dora] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('dora')]);
  await connectMembers(anna, ben);
  shared = (await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { privacy: 'FAMILY_ONLY' })).id;
  secret = (await publishPhoto(vault, anna, await drawPhoto({ seed: 2, format: 'png' }), { privacy: 'PRIVATE' })).id;
});
afterAll(() => vault.close());

const ids = (posts: readonly { _id: string }[]) => posts.map(({ _id }) => _id);

it('one has all of one’s own, under each name of the call', async () => {
  const mine = await anna.call('POST /api/profile/get-my-profile', { username: 'anna' });
  expect(mine).toMatchObject({ profile: { _id: anna.id, username: 'anna', email: anna.email }, total: 2 });
  expect(ids(mine.profile.posts)).toEqual([secret, shared]);
  expect(mine.profile.posts[0]?.image?.privacyLabel).toBe('Private');
  expect(ids((await anna.call('POST /api/post/post-by-id', { profileId: anna.id })).posts)).toEqual([secret, shared]);
  expect(ids((await anna.call('POST /api/image/imagesByProfile', { profileId: anna.id })).images)).toEqual([secret, shared]);
  const [first] = [await anna.call('POST /api/post/post-by-id', { profileId: anna.id, perPage: 1 })];
  expect(first).toMatchObject({ total: 2, next: expect.any(String) });
  expect(ids((await anna.call('POST /api/post/post-by-id', { profileId: anna.id, perPage: 1, before: first.next })).posts)).toEqual([shared]);
});

it('a relative has what is shared, and others know no more than who it is', async () => {
  const seen = await ben.call('POST /api/profile/get-posts-profile', { username: 'anna' });
  expect(seen).toMatchObject({ profile: { _id: anna.id, email: anna.email }, total: 1 });
  expect(ids(seen.profile.posts)).toEqual([shared]);
  expect(ids((await ben.call('POST /api/post/allposts-by-id', { profileId: ben.id, postWriterId: anna.id })).posts)).toEqual([shared]);
  const { body } = await dora.send('/api/profile/get-posts-profile', { body: { username: 'anna' } });
  expect(body).toEqual({ success: true, profile: { _id: anna.id, username: 'anna', image: expect.any(String), posts: [] }, categories: [], total: 0 });
  expect(await dora.call('POST /api/post/allposts-by-id', { profileId: dora.id, postWriterId: anna.id })).toMatchObject({ posts: [], total: 0 });
});

it('another’s own profile is not one’s own, and a member that is none is not found', async () => {
  expect(await ben.send('/api/profile/get-my-profile', { body: { username: 'anna' } })).toMatchObject({ status: 403, body: { code: 'not-you' } });
  expect(await ben.send('/api/profile/get-posts-profile', { body: { username: 'nobody' } })).toMatchObject({
    status: 404,
    body: { code: 'no-profile', message: 'Cannot fetch user profile' },
  });
});

it('one’s own library is told by day, and another’s under no name', async () => {
  const { days } = await anna.call('POST /api/library/days', { profileId: anna.id });
  expect(days.map(({ count }) => count)).toEqual([2]);
  const names = days.map(({ day }) => day);
  const first = await anna.call('POST /api/library/posts-by-day', { profileId: anna.id, days: names, perPage: 1 });
  expect(ids(first.posts)).toEqual([secret]);
  expect(ids((await anna.call('POST /api/library/posts-by-day', { profileId: anna.id, days: names, before: first.next })).posts)).toEqual([shared]);
  expect(await ben.call('POST /api/library/days', { profileId: ben.id })).toMatchObject({ days: [] });
  expect(await ben.call('POST /api/library/posts-by-day', { profileId: ben.id, days: names })).toMatchObject({ posts: [] });
  expect(await ben.send('/api/library/days', { body: { profileId: anna.id } })).toMatchObject({ status: 403 });
  for (const wrong of [[], ['yesterday'], ['2024-02-30'], Array.from({ length: 101 }, () => '2024-01-01')]) {
    expect(await anna.send('/api/library/posts-by-day', { body: { profileId: anna.id, days: wrong } })).toMatchObject({ status: 400 });
  }
});
