import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
});
afterAll(() => vault.close());

const profileOf = ({ id, username }: Person) => ({ _id: id, username, image: `/storage/avatar/${id}.svg` });
const create = async (name: string, ...invited: Person[]) =>
  (await anna.call('POST /api/groups/create-new-group', { name, description: '', invitedIdList: invited.map(({ id }) => id), profile: anna.id })).savedGroup;

it('a group is begun, and invites', async () => {
  const group = await create('Lake', ben);
  expect(group).toEqual({
    _id: expect.any(String),
    name: 'Lake',
    description: '',
    memberCount: 1,
    isHidden: false,
    owner: profileOf(anna),
    admins: [profileOf(anna)],
    members: [],
    invited: [profileOf(ben)],
    requests: [],
    blocked: [],
  });
  const { _id, name, description, memberCount } = group;
  const card = { _id, name, description, memberCount };
  expect((await anna.call('POST /api/groups/groups-by-profile', { profileId: anna.id })).myGroups).toEqual([card]);
  expect((await ben.call('POST /api/groups/groups-by-profile', { profileId: ben.id })).groupInvites).toEqual([{ _id, group: card }]);
  const shown = { isMember: false, isAdmin: false, isOwner: false, isInvited: true, isRequester: false };
  expect(await ben.call('POST /api/groups/group-by-id', { groupId: _id, profileId: ben.id })).toMatchObject({ group: card, ...shown });
});

it('whoever is invited joins, whoever asks is let in, and whoever is removed sees its card alone', async () => {
  const carla = await vault.join('carla');
  const { _id: groupId } = await create('Sea', ben);
  const { updatedGroup } = await ben.call('POST /api/groups/accept-group-invite', { profileId: ben.id, invite: { _id: groupId } });
  expect(updatedGroup).toMatchObject({ members: [profileOf(ben)], memberCount: 2 });
  const asked = { profileId: carla.id, groupId };
  expect(await carla.call('PUT /api/groups/request-group-membership', asked)).toMatchObject({ isRequesting: true });
  expect(await anna.call('PUT /api/groups/cancel-group-request', { profileId: ben.id, groupId })).toMatchObject({ isRequesting: false });
  expect((await anna.call('PUT /api/groups/accept-group-request', asked)).group.members).toEqual([ben, carla].map(profileOf));
  expect((await anna.call('PUT /api/groups/remove-group-membership', asked)).group?.members).toEqual([profileOf(ben)]);
  const { group, isMember } = await carla.call('POST /api/groups/group-by-id', { groupId, profileId: carla.id });
  expect([isMember, group]).toEqual([false, { _id: groupId, name: 'Sea', description: '', memberCount: 2 }]);
  expect((await ben.call('PUT /api/groups/remove-group-membership', { profileId: ben.id, groupId })).group).toEqual({ ...group, memberCount: 1 });
  expect(await carla.send('/api/groups/request-group-membership', { method: 'PUT', body: { profileId: ben.id, groupId } })).toMatchObject({ status: 403 });
});

it('a group is found until it is hidden, and deleted by its name', async () => {
  const { _id: groupId } = await create('Familie Müller');
  const found = async () => (await ben.call('POST /api/groups/search-group-database', { searchTerm: 'MÜLLER' })).searchResults.map(({ _id }) => _id);
  expect(await found()).toEqual([groupId]);
  await anna.call('PUT /api/groups/update-group', { groupId, isHidden: true });
  expect(await found()).toEqual([]);
  const empty = await anna.send('/api/groups/update-group', { method: 'PUT', body: { groupId, groupName: ' ' } });
  expect(empty).toMatchObject({ status: 400, body: { message: 'Group Name cannot by empty!' } });
  await anna.call('DELETE /api/groups/group-by-id', { groupId, groupName: 'Familie Müller' });
  const { myGroups, trashedGroups } = await anna.call('POST /api/groups/groups-by-profile', { profileId: anna.id });
  expect(myGroups.map(({ _id }) => _id)).not.toContain(groupId);
  expect(trashedGroups).toEqual([{ _id: groupId, name: 'Familie Müller', endsAt: expect.any(String) }]);
  expect((await anna.call('PUT /api/groups/restore-group', { groupId })).group.isHidden).toBe(true);
});

it.each([' ', '', '\u200b', '\u3164', '\u2800'])('a group has a name that is seen: not %j', async (name) => {
  const body = { name, description: '', invitedIdList: [], profile: anna.id };
  expect(await anna.send('/api/groups/create-new-group', { body })).toMatchObject({ status: 400, body: { message: 'Gruop must have a name' } });
  const { _id: groupId } = await create('Named');
  const renamed = await anna.send('/api/groups/update-group', { method: 'PUT', body: { groupId, groupName: name } });
  expect(renamed).toMatchObject({ status: 400, body: { message: 'Group Name cannot by empty!' } });
});

it('nobody has rights in a group but who is in it, and its owner keeps them', async () => {
  const outsider = await vault.join('outsider');
  const { _id: groupId } = await create('Hill', ben);
  await ben.call('POST /api/groups/accept-group-invite', { profileId: ben.id, invite: groupId });
  const act = async (who: Person, path: string, profile: string) => {
    const { status, body } = await who.send(`/api/groups/${path}`, { method: 'PUT', body: { profileId: profile, groupId } });
    return [status, body.code];
  };
  expect(await act(anna, 'give-admin-auth', outsider.id)).toEqual([409, 'not-in-group']);
  expect(await act(anna, 'hand-over-group', outsider.id)).toEqual([409, 'not-in-group']);
  expect(await act(anna, 'accept-group-request', outsider.id)).toEqual([409, 'no-group-request']);
  expect(await act(anna, 'lose-admin-auth', anna.id)).toEqual([409, 'owner-is-admin']);
  expect(await act(anna, 'remove-group-membership', anna.id)).toEqual([409, 'hand-over-first']);
  await anna.call('PUT /api/groups/give-admin-auth', { profileId: ben.id, groupId });
  expect(await act(ben, 'lose-admin-auth', anna.id)).toEqual([403, 'not-group-owner']);
  expect(await act(ben, 'remove-group-membership', anna.id)).toEqual([403, 'owner-stays']);
  const { group } = await anna.call('POST /api/groups/group-by-id', { groupId, profileId: anna.id });
  expect(group).toMatchObject({ owner: profileOf(anna), admins: [anna, ben].map(profileOf), members: [] });
});

it('a search of marks alone finds nothing', async () => {
  await create('Stars');
  for (const searchTerm of ['***', '', ' ', '.*', '$'])
    expect(await ben.call('POST /api/groups/search-group-database', { searchTerm })).toMatchObject({ searchResults: [] });
  for (const searchTerm of [{ $ne: '' }, ['Stars'], 7, null])
    expect(await ben.send('/api/groups/search-group-database', { body: { searchTerm } })).toMatchObject({ status: 400 });
});

it('an id is nothing else', async () => {
  for (const none of [{ $ne: '' }, { _id: { $gt: '' } }, ['a'], 7, null, '', '../a', 'x'.repeat(129)])
    for (const [method, path, body] of [
      ['POST', 'group-by-id', { groupId: none, profileId: anna.id }],
      ['PUT', 'update-group', { groupId: none, groupName: 'x' }],
      ['PUT', 'update-group-invite', { groupId: 'nothing', invitedIdList: [none] }],
      ['PUT', 'give-admin-auth', { groupId: 'nothing', profileId: none }],
      ['POST', 'accept-group-invite', { profileId: anna.id, invite: none }],
      ['DELETE', 'post-by-id', { postId: none, profileId: anna.id }],
      ['POST', 'create-new-group', { name: 'x', invitedIdList: [none], profile: anna.id }],
    ] as const)
      expect([path, none, (await anna.send(`/api/groups/${path}`, { method, body })).status]).toEqual([path, none, 400]);
});
