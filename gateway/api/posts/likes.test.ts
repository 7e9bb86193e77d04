// Likes through the front door, apart from hearts.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let item: string;
let commentId: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
  item = (await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { title: 'Beach', privacy: 'FAMILY_ONLY' })).id;
  const { result } = await ben.call('POST /api/comment/saveComment', { content: 'Lovely!', writer: ben.id, postId: item });
  commentId = result[0]?._id ?? '';
});
afterAll(() => vault.close());

const nobody = { likes: [], dislikes: [], total: 0 };

it.each([
  ['an item', () => ({ videoId: item })],
  ['a comment', () => ({ commentId })],
])('%s is liked and liked no more, once', async (_what, liked) => {
  const [byAnna, byBen] = [anna, ben].map(({ id }) => ({ ...liked(), userId: id }));
  if (!byAnna || !byBen) throw new Error('somebody is missing');
  for (let time = 0; time < 2; time++)
    expect(await ben.call('POST /api/like/upLike', byBen)).toMatchObject({ likes: [{ userId: ben.id }], dislikes: [], total: 1 });
  expect(await anna.call('POST /api/like/upLike', byAnna)).toMatchObject({ likes: [{ userId: anna.id }, { userId: ben.id }], total: 2 });
  const one = await ben.call('POST /api/like/getLikes', { ...byBen, perPage: 1 });
  expect(one).toMatchObject({ likes: [{ userId: ben.id }], total: 2, next: expect.any(String) });
  expect((await ben.call('POST /api/like/getLikes', { ...byBen, before: one.next })).likes).toEqual([{ userId: anna.id }]);
  expect((await ben.call('POST /api/like/getDislikes', byBen)).dislikes).toEqual([]);
  expect(await anna.call('POST /api/like/unLike', byAnna)).toMatchObject({ likes: [{ userId: ben.id }], total: 1 });
  for (let time = 0; time < 2; time++) expect(await ben.call('POST /api/like/unLike', byBen)).toMatchObject(nobody);
});

it('a like is no heart, and a heart no like; a comment tells how many like it', async () => {
  await ben.call('POST /api/like/upLike', { videoId: item, userId: ben.id });
  await anna.call('POST /api/image/addImageReaction', { imageId: item, profile: anna.id, reactionType: 'Love' });
  const { reactions } = await anna.call('POST /api/image/getAllReactions', { imageId: item, profile: anna.id });
  expect(reactions.map(({ profile }) => profile.username)).toEqual(['anna']);
  expect(await anna.call('POST /api/like/getLikes', { videoId: item, userId: anna.id })).toMatchObject({ likes: [{ userId: ben.id }], total: 1 });
  await ben.call('POST /api/like/upLike', { commentId, userId: ben.id });
  expect((await ben.call('POST /api/comment/getImageComments', { imageId: item })).comments).toMatchObject([
    { _id: commentId, likeCount: 1, liked: true, heartCount: 0, hearted: false },
  ]);
});

it('is for those who may see it, in their own name', async () => {
  const cleo = await vault.join('cleo');
  for (const name of ['POST /api/like/getLikes', 'POST /api/like/getDislikes', 'POST /api/like/upLike', 'POST /api/like/unLike'] as const) {
    for (const liked of [{ videoId: item }, { commentId }]) {
      expect(await cleo.sendCall(name, { ...liked, userId: cleo.id })).toMatchObject({ status: 403, body: { code: 'not-yours' } });
      expect(await cleo.sendCall(name, { ...liked, userId: anna.id })).toMatchObject({ status: 403, body: { code: 'not-you' } });
    }
    expect(await anna.sendCall(name, { userId: anna.id })).toMatchObject({ status: 400, body: { message: 'The id of what is liked is missing.' } });
    expect(await anna.sendCall(name, { videoId: 'nothing', userId: anna.id })).toMatchObject({ status: 404 });
    expect(await anna.sendCall(name, { commentId: 'nothing', userId: anna.id })).toMatchObject({ status: 404 });
  }
});
