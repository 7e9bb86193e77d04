// Visibility of items in messages: the item, its bytes and comments, and when access ends.
import { isDeepStrictEqual } from 'node:util';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
/** Member of the room, connected with Anna. */
let ben: Person;
/** Another member of the room. */
let carla: Person;
/** Connected with Anna, and in none of her rooms. */
let dora: Person;
let stranger: Person;
/** Private photo of Anna's. */
let photo: { id: string; url: string };
let roomId: string;
let messageId: string;
let seed = 0;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, carla, dora, stranger] = await Promise.all([
    vault.join('anna'),
    vault.join('ben'),
    vault.join('carla'),
    vault.join('dora'),
    vault.join('stranger'),
  ]);
  for (const other of [ben, carla, dora]) await connectMembers(anna, other);
});
afterAll(() => vault.close());
beforeEach(async () => {
  seed += 1;
  const { id, image } = await publishPhoto(vault, anna, await drawPhoto({ seed }), { title: 'Lake', privacy: 'PRIVATE' });
  photo = { id, url: image.sources[0]?.url ?? '' };
  const { room } = await anna.call('POST /api/chatbox/create-chat-group', { name: 'Lake', author: anna.id, profiles: [ben.id, carla.id] });
  roomId = room._id;
  messageId = (await send([photo.id]))._id;
});

const send = async (grants: string[], to: object = { roomId }) =>
  (await anna.call('POST /api/chatbox/submit-message', { messageBody: '', profile: anna.id, ...to, posts: [photo.id], grants })).message;

/** Statuses for the item, its bytes and its comments. */
async function seenBy(who: Person): Promise<number[]> {
  const asked = [
    who.send('/api/post/image-post-byid', { body: { imageId: photo.id, profileId: who.id } }),
    who.send(photo.url, { method: 'GET' }),
    who.send('/api/comment/getImageComments', { body: { imageId: photo.id } }),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}
const [shown, refused] = [200, 403].map((status) => [status, status, status]);
const conversationOf = async (who: Person) =>
  (await who.call('POST /api/chatbox/conversation-query', { roomId })).conversation.map(({ posts, missingPosts }) => [
    posts?.map(({ _id }) => _id),
    missingPosts,
  ]);

it('who is in the room sees it, says something of it, and nobody else', async () => {
  for (const who of [anna, ben, carla]) expect(await seenBy(who)).toEqual(shown);
  for (const who of [dora, stranger]) expect(await seenBy(who)).toEqual(refused);
  expect(await conversationOf(ben)).toEqual([[[photo.id], 0]]);
  const love = (who: Person) => who.send('/api/image/addImageReaction', { body: { imageId: photo.id, profile: who.id, reactionType: 'Love' } });
  expect([(await love(ben)).status, (await love(dora)).status]).toEqual([200, 403]);
  const original = await ben.send('/api/post/download-post', { body: { fileKey: `original/${anna.id}/${photo.id}` } });
  expect(original.status).toBe(403);
});

it('what is only pointed to stays as it is', async () => {
  await anna.call('POST /api/chatbox/delete-message', { messageId, profileId: anna.id });
  await send([]);
  expect(await seenBy(ben)).toEqual(refused);
  expect((await conversationOf(ben)).at(-1)).toEqual([[], 1]);
});

const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the message is deleted', () => anna.call('POST /api/chatbox/delete-message', { messageId, profileId: anna.id })],
  ['they leave', () => ben.call('POST /api/chatbox/leave-chat-group', { roomId })],
  ['they are removed', () => anna.call('POST /api/chatbox/remove-from-chat-group', { roomId, profiles: [ben.id] })],
  [
    'its owner makes it private',
    async () => {
      for (const privacy of ['FAMILY_ONLY', 'PRIVATE'] as const)
        await anna.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy });
    },
  ],
];
it.each(ends)('it ends at the answer when %s', async (_how, end) => {
  expect(await seenBy(ben)).toEqual(shown);
  await end();
  expect(await seenBy(ben)).toEqual(refused);
});

it('of two it ends at the answer when they are connected no more', async () => {
  const { room } = await anna.call('POST /api/chatbox/profile-conversation', { profileIds: [dora.id] });
  await send([photo.id], { roomId: room._id });
  expect(await seenBy(dora)).toEqual(shown);
  await anna.call('POST /api/connection/reject', { profileFrom: anna.id, profileTo: dora.id });
  expect(await seenBy(dora)).toEqual(refused);
  await connectMembers(anna, dora);
});

it('only own items are let be seen, of those that the message points to', async () => {
  const body = { messageBody: 'Look', profile: ben.id, roomId, posts: [photo.id], grants: [photo.id] };
  expect(await ben.send('/api/chatbox/submit-message', { body })).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  expect(await anna.send('/api/chatbox/submit-message', { body: { ...body, profile: anna.id, posts: [] } })).toMatchObject({
    status: 400,
    body: { code: 'grants-no-item' },
  });
});

it('is gone while it is in the trash, and seen again once it is restored', async () => {
  await anna.call('POST /api/image/deleteImageByProfile', { imageId: photo.id, fileNames: [], profileId: anna.id });
  expect(await seenBy(ben)).toEqual([404, 404, 404]);
  await anna.call('POST /api/trash/restore', { posts: [photo.id], profileId: anna.id });
  await until('ben sees it again', async () => isDeepStrictEqual(await seenBy(ben), shown));
});
