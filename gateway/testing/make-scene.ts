// Scene in which tests call every route in every role, in any running vault.
import { randomBytes } from 'node:crypto';
import type { Role } from '@kloak/platform/testing/statuses.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Image } from '@kloak/proto/api/types.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { type OpenUploadAnswer, openUpload, postFile, publishUpload, type UploadDetails, type Uploader } from '@kloak/proto/client/upload.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import { changeAvatar } from './avatar.ts';
import type { Scene } from './scene.ts';
import { adminName, password } from './vault.ts';

type SceneMember = Uploader & { readonly username: string; readonly email: string };
const somebody = ({ id, username, email }: SceneMember) => ({ id, username, email, password });

/** Acts of members that the scene needs. The one who joins as `keeper` is an admin. */
export type SceneActs<Who extends SceneMember> = {
  join(name: string, options?: { verified?: boolean }): Promise<Who>;
  connect?(asks: Who, accepts: Who): Promise<void>;
  publish?(who: Who, opened: OpenUploadAnswer, details: UploadDetails): Promise<{ _id: string }>;
};

/** The item's picture once its renditions are there, and its story. */
function rendered({ id, call }: SceneMember, imageId: string): Promise<{ image: Image; storyId: string }> {
  return untilFound('the renditions', async () => {
    const { image, storyId } = (await call('POST /api/post/image-post-byid', { imageId, profileId: id })).post;
    return image?.status === 'READY' && storyId !== undefined ? { image, storyId } : undefined;
  });
}

/** `photo`: the owner's shared item. */
export async function makeScene<Who extends SceneMember>(
  { join, connect = connectMembers, publish = publishUpload }: SceneActs<Who>,
  photo: FormFile,
): Promise<{ scene: Scene; askers: Record<Exclude<Role, 'guest'>, Who> }> {
  const [unverified, member, connected, stranger, owner, admin, bystander, cousin] = await Promise.all([
    join('unverified', { verified: false }),
    ...['member', 'connected', 'stranger', 'owner', adminName, 'bystander', 'cousin'].map((name) => join(name)),
  ]);
  const friend = await join('another');
  if (!member || !connected || !stranger || !owner || !admin || !bystander || !cousin) throw new Error('somebody is missing');
  await connect(owner, connected);
  await connect(owner, cousin);
  await connect(stranger, friend);
  const opened = await openUpload(owner, [photo]);
  await postFile(owner, opened, photo);
  const { _id: id } = await publish(owner, opened, { title: '', privacy: 'FAMILY_ONLY' });
  const { image, storyId } = await rendered(owner, id);
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
    story: storyId,
    comment: await comment('How lovely!'),
    goingComment: await comment('Never mind.'),
    album: album._id,
    room: room._id,
    message: message._id,
    group: savedGroup._id,
    groupPost: await postToGroup('How lovely!'),
    goingGroupPost: await postToGroup('Never mind.'),
    banner: shown.banner?.thumbNail ?? '',
    upload: opened.uploadId,
    originalKey: image.key,
    renditionKey: (image.sources[0]?.url ?? '').replace('/storage/', ''),
    avatarKey: avatarUrl.replace('/storage/', ''),
    fresh: () => `f${randomBytes(8).toString('hex')}`,
  };
  return { scene, askers: { unverified, member, connected, stranger, owner, admin } };
}
