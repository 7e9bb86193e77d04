import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';

let fixture: GroupsFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.connect('anna', 'ben', 'carla');
});
afterAll(() => fixture.close());

const profileOf = (id: string, username: string) => ({ id, username, image: `/storage/avatar/${id}.svg` });
const [anna, ben] = [profileOf('anna', 'Anna'), profileOf('ben', 'Ben')];

describe('a new group', () => {
  it('is owned by who begins it, and invites connections', async () => {
    const { group } = await fixture.as('anna').call('groups', 'CreateGroup', { name: ' Lake ', description: ' Every summer ', invited: ['ben', 'anna'] });
    expect(group).toEqual({
      card: { id: expect.stringMatching(/^[\w-]{22}$/), name: 'Lake', description: 'Every summer', memberCount: 1, newest: [] },
      standing: { isMember: true, isAdmin: true, isOwner: true, isInvited: false, isRequester: false },
      insight: { hidden: false, owner: anna, admins: [anna], members: [] },
      management: { invited: [ben], requests: [], blocked: [] },
    });
  });

  it('has a name, and invites nobody with whom one is not connected', async () => {
    const create = (name: string, description: string, ...invited: string[]) =>
      refusal(fixture.as('anna').call('groups', 'CreateGroup', { name, description, invited }));
    expect(await create(' ', '')).toBe('invalid group-name-empty');
    expect(await create('x'.repeat(101), '')).toBe('invalid group-name-too-long');
    expect(await create('Lake', 'x'.repeat(1001))).toBe('invalid group-description-too-long');
    expect(await create('Lake', '', 'ben', 'dora')).toBe('forbidden not-connected');
  });

  it('stands among the groups of its owner, and the invites of who is invited', async () => {
    const id = await fixture.found('anna', 'Sea', ['carla']);
    const listed = async (who: string, list: 'groups' | 'invites') => (await fixture.as(who).call('groups', 'ListGroups', {}))[list].map((card) => card.id);
    expect((await listed('anna', 'groups'))[0]).toBe(id);
    expect(await listed('carla', 'invites')).toEqual([id]);
    const counted = async (who: string) => (await fixture.as(who).call('groups', 'CountInvites', {})).count;
    expect([await counted('carla'), await counted('anna')]).toEqual([1, 0]);
    expect(await listed('carla', 'groups')).toEqual([]);
  });

  it('shows to others how it is called, and not who is in it', async () => {
    const id = await fixture.found('anna', 'Hill', ['ben']);
    expect(await fixture.group('dora', id)).toMatchObject({ card: { name: 'Hill', memberCount: 1 }, insight: null, management: null });
    expect(await fixture.group('ben', id)).toMatchObject({ standing: { isMember: false, isInvited: true }, insight: null, management: null });
    expect(await refusal(fixture.group('anna', 'nothing'))).toBe('missing no-group');
    expect(await refusal(fixture.as().call('groups', 'GetGroup', { group: id }))).toBe('unauthenticated signed-out');
  });
});
