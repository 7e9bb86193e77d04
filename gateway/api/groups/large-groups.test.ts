// A group of a thousand members: its lists have pages, and acts in it cost the same as in a small one.
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { maxGroupMembers } from '@kloak/proto/rules/groups.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let carla: Person;
let dora: Person;
const groupId = 'large';
/** Members without an open page. */
const crowd = Array.from({ length: maxGroupMembers - 3 }, (_, at) => `member-${String(at).padStart(4, '0')}`);
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, carla, dora] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('carla'), vault.join('dora')]);
  const nobody = { invited: [carla.id, dora.id], requests: [], blocked: [], recent: [] };
  const after = { owner: anna.id, admins: [anna.id], members: [anna.id, ben.id, ...crowd], ...nobody, hidden: false, purged: false };
  await seedEvent(vault.harness, 'groups', `group:${groupId}`, groupId, {
    type: 'GroupCreated',
    data: { group: groupId, after, by: anna.id, name: 'Large', description: '' },
  });
  await vault.harness.settled();
}, 60_000);
afterAll(() => vault.close());

const asked = (who: Person, profileId = who.id) => ({ profileId, groupId });
const seen = (who: Person) => who.call('POST /api/groups/group-by-id', asked(who));
const join = (who: Person) => who.call('POST /api/groups/accept-group-invite', { profileId: who.id, invite: groupId });

/** All plain members, page by page. */
async function listed(who: Person, perPage: number): Promise<string[]> {
  const pages = [await who.call('POST /api/groups/group-members', { ...asked(who), perPage })];
  for (let before = pages[0]?.next; before !== undefined; before = pages.at(-1)?.next)
    pages.push(await who.call('POST /api/groups/group-members', { ...asked(who), perPage, before }));
  return pages.flatMap(({ members }) => members.map(({ _id }) => _id));
}

it('answers the first of its members, and the others page by page', async () => {
  const { group } = await seen(ben);
  expect([group.memberCount, group.admins?.length, group.members?.length]).toEqual([maxGroupMembers - 1, 1, 25]);
  const all = await listed(ben, 100);
  expect(all.toSorted()).toEqual([ben.id, ...crowd].toSorted());
  expect(all.slice(0, 25)).toEqual(group.members?.map(({ _id }) => _id));
  const { members } = await ben.call('POST /api/groups/group-members', { ...asked(ben), page: 39 });
  expect(members.map(({ _id }) => _id)).toEqual(all.slice(39 * 25, 40 * 25));
});

it('takes in the thousandth, and nobody after, who may come once somebody has left', async () => {
  expect((await join(carla)).updatedGroup.memberCount).toBe(maxGroupMembers);
  const refused = await dora.send('/api/groups/accept-group-invite', { body: { profileId: dora.id, invite: groupId } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'group-full' } });
  await anna.call('PUT /api/groups/remove-group-membership', asked(anna, crowd[0]));
  expect((await join(dora)).updatedGroup.memberCount).toBe(maxGroupMembers);
  const all = await listed(dora, 100);
  expect(all.slice(-2)).toEqual([carla.id, dora.id]);
  expect(all).not.toContain(crowd[0]);
});

it('lets those see who are in it, whoever came or went last', async () => {
  const { returnGroupPost } = await carla.call('POST /api/groups/create-group-post', { groupId, profile: carla.id, text: 'Here I am, @ben' });
  const about = { groupPostId: returnGroupPost._id, profile: dora.id, reactionType: 'Love' } as const;
  await dora.call('POST /api/groups/post-reaction', about);
  expect((await seen(ben)).posts).toMatchObject([{ text: 'Here I am, @ben', reactionCount: 1 }]);
  await dora.call('PUT /api/groups/remove-group-membership', asked(dora));
  expect((await dora.send('/api/groups/post-reaction', { body: about })).status).toBe(403);
  expect((await dora.send('/api/groups/group-members', { body: asked(dora) })).status).toBe(403);
  expect(await seen(dora)).toMatchObject({ isMember: false, posts: [], group: { memberCount: maxGroupMembers - 1 } });
});

it('moves whom it makes an admin out of the list of the others, and back to where they were', async () => {
  const before = await listed(anna, 100);
  const { group } = await anna.call('PUT /api/groups/give-admin-auth', asked(anna, ben.id));
  expect(group.admins?.map(({ _id }) => _id)).toEqual([anna.id, ben.id]);
  expect(await listed(anna, 100)).toEqual(before.filter((who) => who !== ben.id));
  await anna.call('PUT /api/groups/lose-admin-auth', asked(anna, ben.id));
  expect(await listed(anna, 100)).toEqual(before);
});

it('is gone for all of them at once, and back', async () => {
  await anna.call('DELETE /api/groups/group-by-id', { groupId, groupName: 'Large' });
  expect((await ben.send('/api/groups/group-by-id', { body: asked(ben) })).status).toBe(404);
  await anna.call('PUT /api/groups/restore-group', { groupId });
  expect((await seen(ben)).group.memberCount).toBe(maxGroupMembers - 1);
  expect(await listed(ben, 100)).toHaveLength(maxGroupMembers - 2);
});
