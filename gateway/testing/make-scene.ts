// Scene in which tests call every route in every role, in a vault of its own.
import { randomBytes } from 'node:crypto';
import type { Role } from '@kloak/platform/testing/statuses.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import { changeAvatar } from './avatar.ts';
import { publishFile } from './photo.ts';
import type { Scene } from './scene.ts';
import { keeper, type Person, password, type Vault } from './vault.ts';

const somebody = ({ id, username, email }: Person) => ({ id, username, email, password });

type Askers = Record<Exclude<Role, 'guest'>, Person>;

/** `photo`: the owner's shared item. */
export async function makeScene(vault: Vault, photo: FormFile): Promise<{ scene: Scene; askers: Askers }> {
  const [unverified, member, connected, stranger, owner, admin, bystander, cousin] = await Promise.all([
    vault.join('unverified', { verified: false }),
    ...['member', 'connected', 'stranger', 'owner', keeper, 'bystander', 'cousin'].map((name) => vault.join(name)),
  ]);
  const friend = await vault.join('another');
  if (!member || !connected || !stranger || !owner || !admin || !bystander || !cousin) throw new Error('somebody is missing');
  await connectMembers(owner, connected);
  await connectMembers(owner, cousin);
  await connectMembers(stranger, friend);
  const { id, upload, image } = await publishFile(vault, owner, photo, { title: '', privacy: 'FAMILY_ONLY' });
  const avatarUrl = await changeAvatar(bystander, photo.bytes);
  const comment = async (content: string) => {
    const { result } = await connected.call('POST /api/comment/saveComment', { content, writer: connected.id, imagePostId: id });
    return result[0]?._id ?? '';
  };
  const { album } = await owner.call('POST /api/image/add-to-album', { album: 'Beaches', posts: [id], privacy: 'FAMILY_ONLY', profileId: owner.id });
  const group = { name: 'Beaches', author: owner.id, profiles: [connected.id, cousin.id] };
  const { room } = await owner.call('POST /api/chatbox/create-chat-group', group);
  const said = { messageBody: 'How lovely!', profile: connected.id, roomId: room._id };
  const { message } = await connected.call('POST /api/chatbox/submit-message', said);
  const { savedGroup } = await owner.call('POST /api/groups/create-new-group', { name: 'Lake', invitedIdList: [connected.id], profile: owner.id });
  await connected.call('POST /api/groups/accept-group-invite', { profileId: connected.id, invite: savedGroup._id });
  const { group: shown } = await owner.call('PUT /api/groups/update-group', { groupId: savedGroup._id, imageId: id });
  const postToGroup = async (text: string) => {
    const { returnGroupPost } = await connected.call('POST /api/groups/create-group-post', { text, groupId: savedGroup._id, profile: connected.id });
    return returnGroupPost._id;
  };
  const scene: Scene = {
    people: {
      unverified: somebody(unverified),
      member: somebody(member),
      connected: somebody(connected),
      stranger: somebody(stranger),
      owner: somebody(owner),
      admin: somebody(admin),
    },
    cousin: somebody(cousin),
    bystander: somebody(bystander),
    item: id,
    comment: await comment('How lovely!'),
    goingComment: await comment('Never mind.'),
    album: album._id,
    room: room._id,
    message: message._id,
    group: savedGroup._id,
    groupPost: await postToGroup('How lovely!'),
    goingGroupPost: await postToGroup('Never mind.'),
    banner: shown.banner?.thumbNail ?? '',
    upload,
    originalKey: image.key,
    renditionKey: (image.sources[0]?.url ?? '').replace('/storage/', ''),
    avatarKey: avatarUrl.replace('/storage/', ''),
    fresh: () => `f${randomBytes(8).toString('hex')}`,
  };
  return { scene, askers: { unverified, member, connected, stranger, owner, admin } };
}
