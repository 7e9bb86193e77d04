// Visibility of items in group posts: the item and its bytes, and when access ends.
import { isDeepStrictEqual } from 'node:util';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
/** Member of the group, connected with Anna only. */
let ben: Person;
/** Member of the group, connected with nobody. */
let dora: Person;
let stranger: Person;
/** Photo of Ben's. */
let photo: { id: string; url: string };
let groupId: string;
let postId: string;
let seed = 0;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, dora, stranger] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('dora'), vault.join('stranger')]);
  await connectMembers(anna, ben);
});
afterAll(() => vault.close());
beforeEach(async () => {
  await setUp('FAMILY_ONLY');
});

async function join(who: Person): Promise<void> {
  await who.call('PUT /api/groups/request-group-membership', { profileId: who.id, groupId });
  await anna.call('PUT /api/groups/accept-group-request', { profileId: who.id, groupId });
}

async function post(who: Person, ...posts: string[]): Promise<string> {
  return (await who.call('POST /api/groups/create-group-post', { text: 'Look', posts, groupId, profile: who.id })).returnGroupPost._id;
}

/** A photograph of Ben's in a post to a group of Anna's, Ben's and Dora's. */
async function setUp(privacy: 'PRIVATE' | 'FAMILY_ONLY'): Promise<void> {
  seed += 1;
  const { id, image } = await publishPhoto(vault, ben, await drawPhoto({ seed }), { title: 'Lake', privacy });
  photo = { id, url: image.sources[0]?.url ?? '' };
  groupId = (await anna.call('POST /api/groups/create-new-group', { name: 'Lake', profile: anna.id })).savedGroup._id;
  for (const who of [ben, dora]) await join(who);
  postId = await post(ben, photo.id);
}

/** Statuses for the item, its bytes and its comments. */
async function seenBy(who: Person): Promise<number[]> {
  const asked = [
    who.send('/api/post/image-post-byid', { body: { imageId: photo.id, profileId: who.id } }),
    who.send(photo.url, { method: 'GET' }),
    who.send('/api/comment/getImageComments', { body: { imageId: photo.id } }),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}
const [shown, refused, gone] = [200, 403, 404].map((status) => [status, status, status]);
const previewFor = async (who: Person) => {
  const { posts } = await who.call('POST /api/groups/group-by-id', { groupId, profileId: who.id });
  return posts.map((one) => [one.posts.length, one.missingPosts]);
};

it('members see it, connected or not, and nobody else', async () => {
  for (const who of [anna, ben, dora]) expect(await seenBy(who)).toEqual(shown);
  expect(await seenBy(stranger)).toEqual(refused);
  expect(await previewFor(dora)).toEqual([[1, 0]]);
  const { status } = await dora.send('/api/post/download-post', { body: { fileKey: `original/${ben.id}/${photo.id}` } });
  expect(status).toBe(403);
});

it('members see what is private, too, and whoever joins later', async () => {
  await setUp('PRIVATE');
  expect(await seenBy(dora)).toEqual(shown);
  expect(await seenBy(stranger)).toEqual(refused);
  await join(stranger);
  expect(await seenBy(stranger)).toEqual(shown);
});

const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the member is removed', () => anna.call('PUT /api/groups/remove-group-membership', { profileId: dora.id, groupId })],
  ['the member leaves', () => dora.call('PUT /api/groups/remove-group-membership', { profileId: dora.id, groupId })],
  ['the post is deleted', () => ben.call('DELETE /api/groups/post-by-id', { postId, profileId: ben.id })],
  ['an admin deletes the post', () => anna.call('DELETE /api/groups/post-by-id', { postId, profileId: anna.id })],
  ['its owner makes it private', () => ben.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy: 'PRIVATE' })],
  ['the group is deleted', () => anna.call('DELETE /api/groups/group-by-id', { groupId, groupName: 'Lake' })],
];

it.each(ends)('ends at the answer when %s', async (_how, end) => {
  expect(await seenBy(dora)).toEqual(shown);
  await end();
  expect(await seenBy(dora)).toEqual(refused);
});

it('ends when the item is deleted; the post stays, and shows it again once that is restored, unless it was made private before', async () => {
  await ben.call('POST /api/image/deleteImageByProfile', { imageId: photo.id, fileNames: [], profileId: ben.id });
  expect(await seenBy(dora)).toEqual(gone);
  expect(await previewFor(dora)).toEqual([[0, 1]]);
  await ben.call('POST /api/trash/restore', { posts: [photo.id], profileId: ben.id });
  await until('dora sees it again', async () => isDeepStrictEqual(await seenBy(dora), shown));
  expect(await previewFor(dora)).toEqual([[1, 0]]);

  await ben.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy: 'PRIVATE' });
  await ben.call('POST /api/image/deleteImageByProfile', { imageId: photo.id, fileNames: [], profileId: ben.id });
  await ben.call('POST /api/trash/restore', { posts: [photo.id], profileId: ben.id });
  await until('it is there again', async () => !isDeepStrictEqual(await seenBy(dora), gone));
  expect(await seenBy(dora)).toEqual(refused);
});

it('goes on while another post shows it, and when it is posted after it was made private', async () => {
  const second = await post(ben, photo.id);
  await ben.call('DELETE /api/groups/post-by-id', { postId, profileId: ben.id });
  expect(await seenBy(dora)).toEqual(shown);
  await ben.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy: 'PRIVATE' });
  await ben.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy: 'FAMILY_ONLY' });
  expect(await seenBy(dora)).toEqual(refused);
  await post(ben, photo.id);
  expect(await seenBy(dora)).toEqual(shown);
  await ben.call('DELETE /api/groups/post-by-id', { postId: second, profileId: ben.id });
  expect(await seenBy(dora)).toEqual(shown);
});

it('is in the preview of a post while its group sees it, or another one of the member', async () => {
  await ben.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy: 'PRIVATE' });
  expect(await previewFor(dora)).toEqual([[0, 1]]);
  const first = groupId;
  groupId = (await anna.call('POST /api/groups/create-new-group', { name: 'Sea', profile: anna.id })).savedGroup._id;
  for (const who of [ben, dora]) await join(who);
  await post(ben, photo.id);
  expect(await previewFor(dora)).toEqual([[1, 0]]);
  groupId = first;
  expect(await previewFor(dora)).toEqual([[1, 0]]);
});

it('stays with the post when its author leaves, and comes back with the group', async () => {
  await ben.call('PUT /api/groups/remove-group-membership', { profileId: ben.id, groupId });
  expect(await seenBy(dora)).toEqual(shown);
  await anna.call('DELETE /api/groups/group-by-id', { groupId, groupName: 'Lake' });
  await anna.call('PUT /api/groups/restore-group', { groupId });
  expect(await seenBy(dora)).toEqual(shown);
});

it('stands for a group without a picture in the list of who may see it', async () => {
  await setUp('PRIVATE');
  const listed = async (who: Person) => {
    const { myGroups } = await who.call('POST /api/groups/groups-by-profile', { profileId: who.id });
    return myGroups.find(({ _id }) => _id === groupId)?.newest?._id;
  };
  await until('it is drawn', async () => (await listed(dora)) === photo.id);
  for (const privacy of ['FAMILY_ONLY', 'PRIVATE'] as const) await ben.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy });
  expect([await listed(ben), await listed(dora)]).toEqual([photo.id, undefined]);
});
