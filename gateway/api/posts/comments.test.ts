// Comments through the front door: edited, deleted, and with hearts.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, password, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let item: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
  item = (await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { title: 'Beach', privacy: 'FAMILY_ONLY' })).id;
});
afterAll(() => vault.close());

const list = async (who: Person) => (await who.call('POST /api/comment/getImageComments', { imageId: item })).comments;
const say = async (who: Person, content: string, responseTo?: string) => {
  const { result } = await who.call('POST /api/comment/saveComment', { content, writer: who.id, imagePostId: item, responseTo });
  return result[0]?._id ?? '';
};

it('a comment is said in other words, given a heart, and deleted', async () => {
  const commentId = await say(ben, 'Lovly!');
  const { result } = await ben.call('POST /api/comment/updateComment', { commentId, content: 'Lovely!', writer: ben.id });
  expect(result).toMatchObject([{ _id: commentId, content: 'Lovely!', edited: true, writer: { username: 'ben' } }]);

  const about = { commentId, profile: anna.id };
  const { reactionData } = await anna.call('POST /api/comment/addCommentReaction', { ...about, reactionType: 'Love' });
  expect(reactionData).toMatchObject({ profile: { _id: anna.id, username: 'anna' }, reactionType: 'Love' });
  expect(await list(anna)).toMatchObject([{ content: 'Lovely!', edited: true, heartCount: 1, hearted: true }]);
  expect(await list(ben)).toMatchObject([{ heartCount: 1, hearted: false }]);
  const { reactions, total } = await ben.call('POST /api/comment/getAllReactions', { commentId, profile: ben.id });
  expect([reactions, total]).toEqual([[reactionData], 1]);
  await anna.call('POST /api/comment/removeCommentReaction', about);
  expect(await list(anna)).toMatchObject([{ heartCount: 0, hearted: false }]);

  const reply = await say(anna, 'Thank you.', commentId);
  await ben.call('POST /api/comment/deleteComment', { commentId, profileId: ben.id });
  expect(await list(anna)).toMatchObject([{ _id: commentId, content: '', deleted: true, replyCount: 1 }, { _id: reply }]);
  await anna.call('POST /api/comment/deleteComment', { commentId: reply, profileId: anna.id });
  expect(await list(anna)).toEqual([]);
});

it('nobody changes a comment in another name, or one of another', async () => {
  const commentId = await say(anna, 'Mine');
  const edit = { commentId, content: 'Yours' };
  expect(await ben.sendCall('POST /api/comment/updateComment', { ...edit, writer: anna.id })).toMatchObject({ status: 403, body: { code: 'not-you' } });
  expect(await ben.sendCall('POST /api/comment/updateComment', { ...edit, writer: ben.id })).toMatchObject({ status: 403, body: { code: 'not-your-comment' } });
  expect(await ben.sendCall('POST /api/comment/deleteComment', { commentId, profileId: ben.id })).toMatchObject({ status: 403 });
  expect(await anna.sendCall('POST /api/comment/updateComment', { ...edit, content: '  ', writer: anna.id })).toMatchObject({ status: 400 });
  expect(await anna.sendCall('POST /api/comment/updateComment', { ...edit, commentId: 'nothing', writer: anna.id })).toMatchObject({ status: 404 });
  expect(await list(ben)).toMatchObject([{ content: 'Mine' }]);
});

it('a comment that is sent again in a later session, as its answer was lost, stands once', async () => {
  const body = { content: 'From the train', writer: ben.id, imagePostId: item };
  const send = (who: Visitor) => who.send('/api/comment/saveComment', { body, headers: { 'idempotency-key': 'from-the-train' } });
  const later = vault.guest();
  await later.call('POST /api/users/login', { email: ben.email, password });
  expect([(await send(ben)).status, (await send(later)).status]).toEqual([200, 200]);
  expect((await list(anna)).filter(({ content }) => content === 'From the train')).toHaveLength(1);
});
