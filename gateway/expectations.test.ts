import { randomBytes } from 'node:crypto';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Role } from '@kloak/platform/testing/statuses.ts';
import { nameOf } from '@kloak/proto/api/call.ts';
import { callsByName } from '@kloak/proto/api/index.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { routes } from './api/routes.ts';
import { allServices } from './testing/all-services.ts';
import { askExpectations } from './testing/ask-expectations.ts';
import { changeAvatar } from './testing/avatar.ts';
import { ruleOfRoute } from './testing/expectations.ts';
import { publishPhoto } from './testing/photo.ts';
import type { Scene } from './testing/scene.ts';
import { statusesOf } from './testing/statuses.ts';
import { keeper, type Person, password, startVault, type Vault } from './testing/vault.ts';

let vault: Vault;
beforeAll(async () => {
  vault = await startVault();
});
afterAll(() => vault.close());

const somebody = ({ id, username, email }: Person) => ({ id, username, email, password });

it('every call of the contract has one route', () => {
  expect(routes.map(({ call }) => nameOf(call)).toSorted()).toEqual([...callsByName.keys()].toSorted());
});

/** Guests are answered by the gateway itself. */
const answersGuestsItself = ['GET /api/users/auth', 'GET /api/stripe/retrieve-products'];

it('what everybody may ask is public, and nothing else', () => {
  const isPublic = routes.filter(({ call }) => call.who === 'public').map(({ call }) => nameOf(call));
  const anyoneMay = routes.filter((one) => ruleOfRoute(one) === 'anyone').map(({ call }) => nameOf(call));
  expect(isPublic.toSorted()).toEqual([...anyoneMay, ...answersGuestsItself].toSorted());
});

/** What is asked without a session, and has a page or a signature instead of a route. */
const answeredByPages = ['notification.Unsubscribe', 'billing.GetSandboxPage', 'billing.SubmitSandboxPage', 'billing.TakeWebhook'];

it('what anyone may ask of a service has a door of its own, and what services ask each other has none', () => {
  const asked = new Set<string>(routes.flatMap(({ rpcs }) => rpcs));
  const ofRule = (rule: string) => allServices.flatMap(({ rpcs }) => Object.values<{ call: string; rule: string }>(rpcs).filter((one) => one.rule === rule));
  const callsOf = (rule: string) => ofRule(rule).map(({ call }) => call);
  expect(
    callsOf('anyone')
      .filter((call) => !asked.has(call))
      .toSorted(),
  ).toEqual(answeredByPages.toSorted());
  expect(callsOf('internal')).toContain('media.NoteArrival');
  expect(callsOf('internal').filter((call) => asked.has(call))).toEqual([]);
});

it('a rule that the table of roles does not know is a fault', () => {
  expect(() => statusesOf('whoever')).toThrow('"whoever"');
});

// The long run asks it of the whole product on the cluster, too (deploy/stories/roles.ts).
it('every role gets what the table says', async () => {
  const [unverified, member, connected, stranger, owner, admin, bystander, cousin] = await Promise.all([
    vault.join('unverified', { verified: false }),
    ...['member', 'connected', 'stranger', 'owner', keeper, 'bystander', 'cousin'].map((name) => vault.join(name)),
  ]);
  const friend = await vault.join('another');
  if (!member || !connected || !stranger || !owner || !admin || !bystander || !cousin) throw new Error('somebody is missing');
  await connectMembers(owner, connected);
  await connectMembers(owner, cousin);
  await connectMembers(stranger, friend);
  const { id, upload, image } = await publishPhoto(vault, owner, await drawPhoto({ seed: 1, format: 'png' }), { title: 'Beach', privacy: 'FAMILY_ONLY' });
  const avatarUrl = await changeAvatar(bystander, await drawPhoto({ seed: 2 }));
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
  const askers: Record<Role, Person | ReturnType<Vault['guest']>> = { guest: vault.guest(), unverified, member, connected, stranger, owner, admin };
  expect(await askExpectations(askers, scene)).toEqual([]);
});
