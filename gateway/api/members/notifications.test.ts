import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
});
afterAll(() => vault.close());

const listOf = (who: Person) => who.call('POST /api/notification/list', { profileId: who.id });
const isUnread = async (who: Person) => (await who.call('POST /api/notification/unread', { profileId: who.id })).unread;

it('who had asked sees that the other accepted, until it is read', async () => {
  expect(await listOf(anna)).toMatchObject({ notifications: [], readTo: '' });
  await connectMembers(anna, ben);
  const { notifications } = await listOf(anna);
  const profile = { _id: ben.id, username: ben.username, image: `/storage/avatar/${ben.id}.svg` };
  expect(notifications).toEqual([
    { _id: expect.any(String), kind: 'REQUEST_ACCEPTED', profiles: [profile], people: 1, unread: true, createdAt: expect.any(String) },
  ]);
  expect([await isUnread(anna), await isUnread(ben)]).toEqual([true, false]);

  const readTo = notifications[0]?.createdAt ?? '';
  await anna.call('POST /api/notification/mark-read', { profileId: anna.id, readTo });
  expect(await isUnread(anna)).toBe(false);
  const { unread: _unread, ...asRead } = notifications[0] ?? {};
  expect(await listOf(anna)).toMatchObject({ readTo, notifications: [asRead] });
  expect((await listOf(anna)).notifications).toEqual([asRead]);
});

it('nobody is told of what they do not want to be told of', async () => {
  const emil = await vault.join('emil');
  await connectMembers(emil, ben);
  const settings = async () => (await emil.call('POST /api/notification/settings', { profileId: emil.id })).muted;
  expect([await settings(), (await listOf(emil)).notifications.length]).toEqual([[], 1]);
  await emil.call('POST /api/notification/change-settings', { profileId: emil.id, muted: ['REQUEST_ACCEPTED'] });
  expect([await settings(), (await listOf(emil)).notifications, await isUnread(emil)]).toEqual([['REQUEST_ACCEPTED'], [], false]);
});

it.each(['list', 'unread', 'mark-read', 'settings', 'change-settings'])('nobody asks for another: %s', async (call) => {
  const body = { profileId: ben.id, readTo: '2026-05-01T12:00:00.000Z', muted: [] };
  expect(await anna.send(`/api/notification/${call}`, { body })).toMatchObject({ status: 403 });
});

it('who shares a picture and who hears of it are told of each other, as long as they may see it', async () => {
  const [clara, dora] = await Promise.all([vault.join('clara'), vault.join('dora')]);
  await connectMembers(clara, dora);
  const photo = await publishPhoto(vault, clara, await drawPhoto({ seed: 1 }), { title: 'Lake', privacy: 'FAMILY_ONLY' });
  const toldOf = async (who: Person) =>
    (await listOf(who)).notifications.filter(({ post }) => post).map(({ kind, profiles, post, items }) => [kind, profiles[0]?.username, post?._id, items]);
  expect(await toldOf(dora)).toEqual([['POSTS', clara.username, photo.id, 1]]);

  await dora.call('POST /api/image/addImageReaction', { imageId: photo.id, profile: dora.id, reactionType: 'Love' });
  await dora.call('POST /api/comment/saveComment', { content: 'How lovely!', writer: dora.id, imagePostId: photo.id });
  expect(await toldOf(clara)).toEqual([
    ['COMMENTS', dora.username, photo.id, undefined],
    ['HEARTS', dora.username, photo.id, undefined],
  ]);
  await dora.call('POST /api/image/removeImageReaction', { imageId: photo.id, profile: dora.id });
  expect((await toldOf(clara)).map(([kind]) => kind)).toEqual(['COMMENTS']);

  await clara.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy: 'PRIVATE' });
  expect([await toldOf(dora), await isUnread(dora)]).toEqual([[], false]);
});

it('a group tells its admins who asks to join, who asked that they may, and who is named that they are', async () => {
  const [emma, fritz] = await Promise.all([vault.join('emma'), vault.join('fritz')]);
  const { savedGroup: group } = await emma.call('POST /api/groups/create-new-group', { name: 'Lake', description: '', invitedIdList: [], profile: emma.id });
  const about = { group: { _id: group._id, name: 'Lake' }, people: 1 };
  const asked = { profileId: fritz.id, groupId: group._id };
  await fritz.call('PUT /api/groups/request-group-membership', asked);
  expect((await listOf(emma)).notifications).toMatchObject([{ kind: 'GROUP_REQUESTS', ...about, profiles: [{ _id: fritz.id }] }]);
  await emma.call('PUT /api/groups/accept-group-request', asked);
  expect((await listOf(emma)).notifications).toEqual([]);
  expect((await listOf(fritz)).notifications).toMatchObject([{ kind: 'GROUP_JOINED', ...about, profiles: [{ _id: emma.id }] }]);
  const text = `Look, @${fritz.username.toUpperCase()}!`;
  const { returnGroupPost: post } = await emma.call('POST /api/groups/create-group-post', { text, groupId: group._id, profile: emma.id });
  expect((await listOf(fritz)).notifications[0]).toMatchObject({ kind: 'GROUP_MENTIONS', ...about, groupPostId: post._id });
  await emma.call('PUT /api/groups/give-admin-auth', asked);
  expect((await listOf(fritz)).notifications[0]).toMatchObject({ kind: 'GROUP_ROLES', ...about, role: 'ADMIN' });

  const level = { profileId: fritz.id, groupId: group._id, level: 'NONE' } as const;
  const settings = { muted: [], groups: [{ group: about.group, level: 'NONE' }] };
  expect(await fritz.call('POST /api/notification/change-group-level', level)).toMatchObject(settings);
  expect([await fritz.call('POST /api/notification/settings', { profileId: fritz.id }), await listOf(fritz)]).toMatchObject([settings, { notifications: [] }]);
  await emma.call('PUT /api/groups/remove-group-membership', asked);
  expect((await fritz.call('POST /api/notification/settings', { profileId: fritz.id })).groups).toEqual([]);
});
