// Information in answers about somebody who is not connected: name, picture, and their visible shared posts.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Expectation, expectationsOf } from '../../testing/expectations.ts';
import { makeScene } from '../../testing/make-scene.ts';
import type { Scene, Somebody } from '../../testing/scene.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

const services = await loadServices();

/** Taken at half past midnight of the new year, by a clock 13 h ahead: the instant would reveal the owner's location. */
const instant = '2023-12-31T11:30';
const fileName = 'surgery-of-john.jpg';
type Asker = 'unverified' | 'member' | 'stranger' | 'admin';

let vault: Vault;
let scene: Scene;
let askers: Record<Asker | 'owner' | 'connected', Person>;
let looked = '';

/** Everybody but `unverified` is in the owner's group and room with the photo; only `connected` and the cousin are connected with the owner. */
beforeAll(async () => {
  vault = await startVault(services);
  ({ scene, askers } = await makeScene(vault, { fileName, type: 'image/jpeg', bytes: await drawPhoto({ seed: 1, fromPhone: true }) }));
  const { owner, connected, member, stranger, admin } = askers;
  const others = [member, stranger, admin];
  for (const other of others) {
    await connectMembers(other, connected);
    await other.call('PUT /api/groups/request-group-membership', { profileId: other.id, groupId: scene.group });
    await owner.call('PUT /api/groups/accept-group-request', { profileId: other.id, groupId: scene.group });
  }
  const { returnGroupPost } = await owner.call('POST /api/groups/create-group-post', {
    posts: [scene.item],
    text: '',
    groupId: scene.group,
    profile: owner.id,
  });
  await connected.call('POST /api/chatbox/add-to-chat-group', { roomId: scene.room, profiles: others.map(({ id }) => id) }).catch(() => undefined);
  const { room } = await connected.call('POST /api/chatbox/create-chat-group', {
    name: 'Lake',
    author: connected.id,
    profiles: [owner, ...others].map(({ id }) => id),
  });
  await owner.call('POST /api/chatbox/submit-message', { messageBody: 'Look!', profile: owner.id, roomId: room._id, posts: [scene.item] });
  scene = { ...scene, room: room._id, groupPost: returnGroupPost._id };
  const { reportId } = await connected.call('POST /api/reports/send', { profileId: connected.id, kind: 'ITEM', thingId: scene.item, text: 'Is it ours?' });
  await admin.call('POST /api/reports/ask-to-look', { reportId });
  await owner.call('POST /api/reports/answer-look', { reportId, allow: true });
  looked = (await admin.call('POST /api/reports/look', { reportId })).postId;
  await vault.harness.settled();
});
afterAll(() => vault.close());

/** Calls of the admin console, which show everybody. */
const ofConsole = ({ name }: Expectation) => ['/api/users/admins', '/api/invites/', 'AdminRights'].some((part) => name.includes(part));
/** A search by address shows only what was searched for, and these calls end the subject of others. */
const endsSomething = ({ name }: Expectation) => ['leave', 'remove-group', 'DELETE', 'block'].some((part) => name.includes(part));

async function textOf(who: Person, { request }: Expectation, me: Somebody): Promise<{ status: number; text: string }> {
  const { method, path, body } = request(scene, me);
  const answer = await who.fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

it.each<Asker>(['unverified', 'member', 'stranger', 'admin'])(
  'no answer to one who is not connected (%s) has the address, the names of files or the zone of the other',
  async (role) => {
    const me = scene.people[role];
    const who = askers[role];
    const others = [scene.people.owner, scene.cousin].map(({ email }) => email);
    const asked = expectationsOf(services).expectations.filter((one) => !one.file && !endsSomething(one) && !ofConsole(one));
    const found: { name: string; shown: string[] }[] = [];
    const answered = new Set<string>();
    for (const one of asked) {
      const { status, text } = await textOf(who, one, me);
      if (status === 200) answered.add(one.name);
      const shown = [...others, 'surgery-of-john', instant].filter((secret) => text.includes(secret));
      if (shown.length > 0) found.push({ name: one.name, shown });
    }
    expect(found).toEqual([]);
    // These roles saw the photo itself.
    if (role !== 'unverified')
      for (const name of ['POST /api/groups/items-of-group-post', 'POST /api/chatbox/conversation-query', 'POST /api/post/image-post-byid'])
        expect(answered).toContain(name);
    expect(looked).toBe(scene.item);
  },
);

it('a connection sees them, but for places', async () => {
  const { post } = await askers.connected.call('POST /api/post/image-post-byid', { imageId: scene.item, profileId: askers.connected.id });
  expect(post.image).toMatchObject({ fileName, takenAt: `${instant}:00.000Z`, takenLocal: '2024-01-01T00:30:00' });
  expect(post.image?.place).toBeUndefined();
  const { connections } = await askers.connected.call('GET /api/connection/all/{profileId}', { profileId: askers.connected.id });
  expect(connections.friends.map(({ email }) => email)).toContain(askers.owner.email);
});
