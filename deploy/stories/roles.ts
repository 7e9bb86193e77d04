// Every route in every role on the running product: the table of gateway/testing/expectations.ts.
import { askExpectations, type Finding } from '@kloak/gateway/testing/ask-expectations.ts';
import { changeAvatar } from '@kloak/gateway/testing/avatar.ts';
import type { Somebody } from '@kloak/gateway/testing/scene.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { takePhoto } from './family-path.ts';
import { adminAddress, type Fixture } from './fixture.ts';
import { confirmAndSignIn, connect, me, newPerson, type Person, publish, ready, register, signIn, uploader } from './people.ts';
import { persistCall, persistent } from './persist.ts';

const somebody = (person: Person): Somebody => ({ id: me(person), username: person.name, email: person.email, password: person.password });
/** Storage keys follow `/storage/` in URLs. */
const keyOf = (url: string): string => url.replace(/^.*\/storage\//, '').replace(/\?.*/, '');

/** Makes the scene and asks; returns the deviations. */
export async function askRoles(fixture: Fixture): Promise<Finding[]> {
  const [owner, connected, stranger, member, unverified, bystander, cousin] = [
    'owner',
    'connected',
    'stranger',
    'member',
    'unverified',
    'bystander',
    'cousin',
  ].map((name) => newPerson(fixture, name));
  if (!owner || !connected || !stranger || !member || !unverified || !bystander || !cousin) throw new Error('somebody is missing');
  const friend = newPerson(fixture, 'friend');
  const admin = { ...newPerson(fixture, 'keeper'), email: adminAddress };
  const confirmed = [owner, connected, stranger, member, bystander, friend, cousin, admin];
  await Promise.all([...confirmed, unverified].map(register));
  await Promise.all([...confirmed.map((person) => confirmAndSignIn(fixture, person)), signIn(unverified)]);
  await Promise.all([connect(owner, connected), connect(owner, cousin), connect(stranger, friend)]);

  const photo = { fileName: 'steps.jpg', type: 'image/jpeg', bytes: await takePhoto(7) };
  const opened = await openUpload(uploader(owner), [photo]);
  await postFile(uploader(owner), opened, photo);
  const post = await publish(owner, opened, { title: 'Steps', description: '', privacy: 'FAMILY_ONLY' });
  const { image } = await ready(owner, post._id);
  const avatarUrl = await changeAvatar({ ...persistent(bystander.visitor), id: me(bystander) }, photo.bytes);
  const comment = async (content: string) => {
    const said = { content, writer: me(connected), imagePostId: post._id };
    const { result } = await persistCall(connected.visitor, 'POST /api/comment/saveComment', said);
    return result[0]?._id ?? '';
  };
  const { album } = await owner.visitor.call('POST /api/image/add-to-album', {
    album: 'Steps',
    posts: [post._id],
    privacy: 'FAMILY_ONLY',
    profileId: me(owner),
  });
  const group = { name: 'Steps', author: me(owner), profiles: [me(connected), me(cousin)] };
  const { room } = await persistCall(owner.visitor, 'POST /api/chatbox/create-chat-group', group);
  const wrote = { messageBody: 'How lovely!', profile: me(connected), roomId: room._id };
  const { message } = await persistCall(connected.visitor, 'POST /api/chatbox/submit-message', wrote);
  const founded = { name: 'Steps', invitedIdList: [me(connected)], profile: me(owner) };
  const { savedGroup } = await persistCall(owner.visitor, 'POST /api/groups/create-new-group', founded);
  await persistCall(connected.visitor, 'POST /api/groups/accept-group-invite', { profileId: me(connected), invite: savedGroup._id });
  const { group: shown } = await persistCall(owner.visitor, 'PUT /api/groups/update-group', { groupId: savedGroup._id, imageId: post._id });
  const postToGroup = async (text: string) => {
    const posted = { text, groupId: savedGroup._id, profile: me(connected) };
    return (await persistCall(connected.visitor, 'POST /api/groups/create-group-post', posted)).returnGroupPost._id;
  };
  const scene = {
    people: {
      owner: somebody(owner),
      connected: somebody(connected),
      stranger: somebody(stranger),
      member: somebody(member),
      unverified: somebody(unverified),
      admin: somebody(admin),
    },
    cousin: somebody(cousin),
    bystander: somebody(bystander),
    item: post._id,
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
    originalKey: image?.key ?? '',
    renditionKey: keyOf(image?.sources[0]?.url ?? ''),
    avatarKey: keyOf(avatarUrl),
    fresh: () => `r${Math.random().toString(36).slice(2, 12)}`,
  };
  const askers = {
    guest: persistent(fixture.visitor()),
    owner: persistent(owner.visitor),
    connected: persistent(connected.visitor),
    stranger: persistent(stranger.visitor),
    member: persistent(member.visitor),
    unverified: persistent(unverified.visitor),
    admin: persistent(admin.visitor),
  };
  return askExpectations(askers, scene);
}
