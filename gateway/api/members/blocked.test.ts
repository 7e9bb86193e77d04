// Blocking is not observable: a blocked member gets the same answers as a stranger.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Expectation, expectationsOf } from '../../testing/expectations.ts';
import { makeScene } from '../../testing/make-scene.ts';
import type { Scene, Somebody } from '../../testing/scene.ts';
import { type Person, password, startVault, type Vault } from '../../testing/vault.ts';

const services = await loadServices();

let vault: Vault;
let scene: Scene;
let owner: Person;
/** Both are in groups with a friend of the owner; the owner blocks the first. */
let blocked: Person;
let stranger: Person;
let friend: Person;

beforeAll(async () => {
  vault = await startVault(services);
  const made = await makeScene(vault, { fileName: 'beach.png', type: 'image/png', bytes: await drawPhoto({ seed: 1, format: 'png' }) });
  ({ scene } = made);
  ({ owner, member: blocked } = made.askers);
  [stranger, friend] = await Promise.all([vault.join('twin'), vault.join('friend')]);
  await connectMembers(owner, friend);
  for (const one of [blocked, stranger]) await connectMembers(one, friend);
  await owner.call('POST /api/connection/block', { profileFrom: owner.id, profileTo: blocked.id });
});
afterAll(() => vault.close());

/** Structure of an answer: names of fields and types of values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))].toSorted();
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === 'message' || name === 'code' ? one : shapeOf(one)]));
}

async function answerTo(who: Person, { request, file }: Expectation) {
  const me: Somebody = { id: who.id, username: who.username, email: who.email, password };
  const { method, path, body } = request(scene, me);
  const fields = Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
  const { status, body: answer } = await (file ? who.postForm({ url: path, fields }, file) : who.send(path, { method, body }));
  return { status, answer: shapeOf(answer) };
}

it('at every route, also those that name whoever blocks', async () => {
  const others: { name: string; got: unknown; expected: unknown }[] = [];
  for (const one of expectationsOf(services).expectations) {
    const [got, expected] = [await answerTo(blocked, one), await answerTo(stranger, one)];
    if (JSON.stringify(got) !== JSON.stringify(expected)) others.push({ name: one.name, got, expected });
  }
  expect(others).toEqual([]);
});

it('where they look for whoever blocks, ask them and invite them', async () => {
  const both = async <Answer>(ask: (who: Person) => Promise<Answer>): Promise<[Answer, Answer]> => [await ask(blocked), await ask(stranger)];
  const found = (query: string) => both(async (who) => (await who.sendCall('POST /api/users/find-profile', { query })).body);
  for (const query of [owner.username, owner.email]) {
    const [one, other] = await found(query);
    expect(one).toEqual(other);
  }
  const [profile, other] = await both(async (who) => (await who.call('POST /api/users/getProfile', { username: owner.username })).profile);
  expect(profile).toEqual(other);
  const asked = await both(async (who) => {
    const { connections } = await who.call('POST /api/connection/request', { profileFrom: who.id, profileTo: owner.id });
    return connections.requested.map(({ username }) => username);
  });
  expect(asked[0]).toContain(owner.username);
  expect(asked[0]).toEqual(asked[1]);
  const invited = await both(async (who) => {
    const { savedGroup } = await who.call('POST /api/groups/create-new-group', { name: 'Lake', invitedIdList: [friend.id], profile: who.id });
    await friend.call('POST /api/groups/accept-group-invite', { profileId: friend.id, invite: savedGroup._id });
    const { profiles } = await who.call('POST /api/groups/search-profiles', { query: owner.email, profileId: who.id, groupId: savedGroup._id });
    const { group } = await who.call('PUT /api/groups/update-group-invite', { groupId: savedGroup._id, profile: who.id, invitedIdList: [owner.id] });
    return [...profiles, ...(group.invited ?? [])].map(({ username }) => username);
  });
  expect(invited).toEqual([
    [owner.username, owner.username],
    [owner.username, owner.username],
  ]);
  // The owner sees only one of all these requests.
  await vault.harness.settled();
  const { connections } = await owner.call('GET /api/connection/all/{profileId}', { profileId: owner.id });
  expect(connections.pending.map(({ username }) => username)).toEqual([stranger.username]);
  expect((await owner.call('POST /api/groups/groups-by-profile', { profileId: owner.id })).groupInvites).toHaveLength(1);
});
