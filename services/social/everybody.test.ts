import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

const days = 24 * 60 * 60 * 1000;
let fixture: SocialFixture;
beforeEach(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben');
  await seedEvent(fixture.harness, 'identity', 'admins:vault', 'vault', { type: 'AdminAdded', data: { account: 'anna', by: '', admins: [], leaving: [] } });
  await fixture.harness.settled();
});
afterEach(() => fixture.close());

const invite = (who: string, to: string) => fixture.as(who).call('social', 'SendInvite', { to });
const remove = (who: string, email: string) => fixture.as(who).call('social', 'RemoveInvite', { email });
const counts = () => fixture.as('anna').call('social', 'GetCounts', {});
type EverybodyRequest = { search?: string; before?: string; perPage?: number; invites?: boolean; users?: boolean };
const everybody = (asked: EverybodyRequest = {}) => fixture.as('anna').call('social', 'ListEverybody', { invites: true, users: true, ...asked });
const found = async (search: string) => {
  const { users, invites } = await everybody({ search });
  return { users: users.map(({ username }) => username).toSorted(), invites: invites.map(({ email }) => email).toSorted() };
};

describe('what an admin sees of everybody', () => {
  it('is names and addresses, newest first, each invite with who sent it and whether there is an account', async () => {
    await invite('ben', 'gran@example.com');
    await invite('anna', 'carla@example.org');
    await fixture.join('Carla');
    const { users, invites, totalUsers, totalInvites } = await everybody();
    expect(users.map(({ id }) => id)).toEqual(['carla', 'ben', 'anna']);
    expect(users[0]).toEqual({ id: 'carla', username: 'Carla', email: 'Carla@example.org' });
    expect(invites).toEqual([
      { id: expect.any(String), email: 'carla@example.org', member: 'anna', joined: true },
      { id: expect.any(String), email: 'gran@example.com', member: 'ben', joined: false },
    ]);
    expect([totalUsers, totalInvites]).toEqual([3, 2]);
  });

  it('comes in pages', async () => {
    const first = await everybody({ invites: false, perPage: 1 });
    expect(first).toMatchObject({ users: [{ id: 'ben' }], invites: [], totalInvites: 0 });
    expect(await everybody({ invites: false, perPage: 1, before: first.nextUsers })).toMatchObject({ users: [{ id: 'anna' }] });
  });

  it('is found by what a name, an address or a part of one begins with', async () => {
    await fixture.join('Müller');
    await invite('ben', 'gran+vault@kloak.example');
    expect(await found(' MÜL ')).toEqual({ users: ['Müller'], invites: [] });
    expect(await found('vau')).toEqual({ users: [], invites: ['gran+vault@kloak.example'] });
    expect(await found('ben@example')).toEqual({ users: ['Ben'], invites: [] });
    expect(await found('nobody')).toEqual({ users: [], invites: [] });
  });

  it('is for admins alone', async () => {
    expect(await refusal(fixture.as('ben').call('social', 'ListEverybody', { invites: true, users: true }))).toBe('forbidden not-admin');
    expect(await refusal(fixture.as('ben').call('social', 'GetCounts', {}))).toBe('forbidden not-admin');
  });

  it('holds nobody who was erased', async () => {
    await invite('ben', 'gran@example.com');
    await erase(fixture.harness.running('social').runtime, 'ben');
    const { users, invites } = await everybody();
    expect([users.map(({ id }) => id), invites]).toEqual([['anna'], []]);
    expect(await found('ben')).toEqual({ users: [], invites: [] });
  });
});

describe('the counts', () => {
  it('tell accounts, and those of the last 30 days', async () => {
    expect(await counts()).toEqual({ accounts: 2, accountsLately: 2, invitedAddresses: 0, openReports: 0 });
    fixture.setAhead(29 * days);
    expect(await counts()).toMatchObject({ accountsLately: 2 });
    fixture.setAhead(31 * days);
    await fixture.join('Carla');
    expect(await counts()).toMatchObject({ accounts: 3, accountsLately: 1 });
  });

  it('count an address once, on however many lists it is, until it is on none', async () => {
    await invite('anna', 'gran@example.com');
    await invite('ben', 'GRAN@example.com');
    await invite('ben', 'uncle@example.com');
    expect(await counts()).toMatchObject({ invitedAddresses: 2 });
    await remove('anna', 'gran@example.com');
    expect(await counts()).toMatchObject({ invitedAddresses: 2 });
    await remove('ben', 'gran@example.com');
    expect(await counts()).toMatchObject({ invitedAddresses: 1 });
    expect((await everybody()).totalInvites).toBe(1);
  });
});
