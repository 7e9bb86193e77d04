// The home feed after each act that changes it: posts are kept in memory, and who may see them is decided for each call.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { changeAvatar } from '../../testing/avatar.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let item: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
  ({ id: item } = await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { title: 'Beach', privacy: 'FAMILY_ONLY' }));
});
afterAll(() => vault.close());

/** Ben's feed, read twice: the second time from what the first one kept. */
async function feed() {
  const read = async () => (await ben.call('POST /api/profile/find-media-byfamily', { profileId: ben.id })).profiles;
  const [first, second] = [await read(), await read()];
  expect(second).toEqual(first);
  return second;
}
const pair = () => ({ profileFrom: ben.id, profileTo: anna.id });
const share = (privacy: 'PRIVATE' | 'FAMILY_ONLY') => anna.call('POST /api/post/change-privacy', { posts: [item], privacy, profileId: anna.id });

const ending: Record<string, { end(): Promise<unknown>; begin(): Promise<unknown> }> = {
  'was made private': { end: () => share('PRIVATE'), begin: () => share('FAMILY_ONLY') },
  'was deleted': {
    end: () => anna.call('POST /api/image/deleteImageByProfile', { imageId: item, profileId: anna.id }),
    begin: () => anna.call('POST /api/trash/restore', { posts: [item], profileId: anna.id }),
  },
  'is of a former connection': { end: () => ben.call('POST /api/connection/reject', pair()), begin: () => connectMembers(ben, anna) },
  'is of somebody who blocks the reader': {
    end: () => anna.call('POST /api/connection/block', { profileFrom: anna.id, profileTo: ben.id }),
    async begin() {
      await anna.call('POST /api/connection/unblock', { profileFrom: anna.id, profileTo: ben.id });
      await connectMembers(ben, anna);
    },
  },
};

it.each(Object.entries(ending))('is without a post that %s, at once, and has it again later', async (_what, { end, begin }) => {
  const before = await feed();
  expect(before).toMatchObject([{ username: 'anna', posts: [{ _id: item }] }]);
  await end();
  expect(await feed()).toEqual([]);
  await begin();
  await vault.harness.settled();
  expect(await feed()).toEqual(before);
});

it('shows a post, its numbers and its writer as they are now', async () => {
  await anna.call('POST /api/image/updateOneImage', { imageId: item, title: 'Dunes', description: 'Warm', privacy: 'FAMILY_ONLY' });
  await ben.call('POST /api/image/addImageReaction', { imageId: item, profile: ben.id, reactionType: 'Love' });
  const image = await changeAvatar(anna, await drawPhoto({ seed: 2, format: 'jpeg' }));
  await vault.harness.settled();
  expect(await feed()).toMatchObject([{ image, posts: [{ title: 'Dunes', heartCount: 1, image: { description: 'Warm', writer: { image } } }] }]);
});

it('is without the posts of a deleted account', async () => {
  expect(await feed()).toHaveLength(1);
  await seedEvent(vault.harness, 'identity', `account:${anna.id}`, anna.id, { type: 'AccountDeleted', data: { account: anna.id, asked: false } });
  await vault.harness.settled();
  expect(await feed()).toEqual([]);
});
