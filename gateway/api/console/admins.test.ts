import { untilFound } from '@kloak/platform/testing/until.ts';
import { loadServices } from '../../../deploy/services.ts';
import { adminName, type Person, startVault, type Vault } from '../../testing/vault.ts';

const services = await loadServices();

let vault: Vault;
beforeAll(async () => {
  vault = await startVault(services);
});
afterAll(() => vault.close());

const give = (who: Person, email: string) => who.call('POST /api/users/giveAdminRights', { email, userId: who.id });
const revoke = (who: Person, email: string) => who.call('POST /api/users/revokeAdminRights', { email, userId: who.id });
const isAdmin = async (who: Person) => (await who.call('GET /api/users/auth', {})).isAdmin;

let admin: Person;
beforeAll(async () => {
  admin = await vault.join(adminName);
});

it('admin rights are given and taken back by address, and count in the next answer of whom they concern', async () => {
  const ben = await vault.join('ben');
  expect([await isAdmin(admin), await isAdmin(ben)]).toEqual([true, false]);
  expect(await give(admin, ben.email)).toEqual({ success: true, email: ben.email });
  expect(await isAdmin(ben)).toBe(true);
  expect((await ben.call('GET /api/users/admins', {})).admins.map(({ _id }) => _id)).toEqual([admin.id, ben.id]);
  const mail = await untilFound('the mail', async () =>
    (await vault.harness.messages()).find(({ to, subject }) => to === admin.email && subject === 'You made somebody an admin'),
  );
  expect(mail.text).toContain('You made ben an admin, keeper');
  await revoke(admin, ben.email);
  expect(await isAdmin(ben)).toBe(false);
  await expect(revoke(admin, admin.email)).rejects.toMatchObject({ status: 409, code: 'last-admin' });
  await expect(give(admin, 'ben@')).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Email is not Valid') });
  await expect(give(admin, 'nobody@example.org')).rejects.toMatchObject({
    status: 400,
    code: 'no-account',
    message: expect.stringContaining('No account has confirmed this address.'),
  });
  expect(await give(admin, admin.email)).toEqual({ success: true, email: admin.email });
  await expect(admin.call('POST /api/users/giveAdminRights', { email: ben.email, userId: ben.id })).rejects.toMatchObject({ status: 403, code: 'not-you' });
});

it('an admin sees counts and addresses of everybody, in pages and by search, and has invites of others sent again', async () => {
  const carla = await vault.join('carla');
  await carla.call('POST /api/invites/adminInvite', { email: 'gran@example.com', userId: carla.id, profile: carla.id });
  expect((await admin.call('GET /api/users/get-metadata', {})).metaData).toEqual({
    newAcconutsMade: 3,
    newAccountsLately: 3,
    usersInvited: 1,
    userAccounts: 3,
    openReports: 0,
  });
  const all = await admin.call('GET /api/invites/all-invites', { page: 0, perPage: 2 });
  expect(all).toMatchObject({ list: [{ email: 'gran@example.com', userId: carla.id, accountCreated: false }], total: 1, totalUsers: 3 });
  expect(all.users.map(({ email }) => email)).toEqual([carla.email, 'ben@example.org']);
  const rest = await admin.call('GET /api/invites/all-invites', { only: 'users', before: all.nextUsers ?? '', perPage: 2 });
  expect(rest).toMatchObject({ list: [], users: [{ _id: admin.id, username: adminName, email: admin.email, accountCreated: true }] });
  expect((await admin.call('GET /api/invites/all-invites', { search: 'GRAN' })).list).toHaveLength(1);
  expect((await admin.send('/api/invites/all-invites?page=x', { method: 'GET' })).status).toBe(400);
  expect((await admin.send('/api/invites/all-invites?before=x', { method: 'GET' })).status).toBe(400);
  expect(await admin.call('POST /api/invites/resendInvite', { email: 'gran@example.com', userId: admin.id })).toMatchObject({ email: 'gran@example.com' });
});

it.each(['', 'gran', 'gran@', 'gran@example', 'two@example.org, three@example.org'])('an invite is not resent to %j, which is no address', async (email) => {
  const refused = { status: 400, body: { code: 'email-invalid', message: 'Email is not Valid' } };
  expect(await admin.sendCall('POST /api/invites/resendInvite', { email, userId: admin.id })).toMatchObject(refused);
});

describe('how the vault is', () => {
  const health = () => admin.call('GET /api/console/health', {});

  it('is told of each service, with the space of the disk and the version', async () => {
    await vault.harness.settled();
    // Cursors are saved later than their work is done.
    const told = await untilFound('no lag', async () => {
      const found = await health();
      return found.services.every(({ behind }) => behind.length === 0) ? found : undefined;
    });
    expect(told.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(told.disk?.free).toBeGreaterThan(0);
    expect(told.problems).toEqual([]);
    expect(told.services.map(({ name }) => name).toSorted()).toEqual(services.map(({ name }) => name).toSorted());
    for (const service of told.services) expect(service).toMatchObject({ version: told.version, parked: [] });
  });

  it('names jobs that kept failing, without whose they were, to be tried again or dropped', async () => {
    const { jobs } = vault.harness.running('identity').runtime.store;
    const dueAt = new Date(Date.now() + 3_600_000);
    for (const id of ['one', 'two']) {
      await jobs.plan([{ id, reaction: id === 'one' ? 'send-confirmation' : 'keep-looks', dueAt: dueAt.toISOString(), attempts: 9, waits: 0 }], undefined);
      await jobs.failed(id, { counts: 'attempts', error: '550 <gran@example.com> is unknown', dueAt, park: true });
    }
    const identity = async () => (await health()).services.find(({ name }) => name === 'identity');
    const parked = async () => (await identity())?.parked ?? [];
    expect((await identity())?.mails).toMatchObject({ parked: 1 });
    expect((await parked()).toSorted((one, other) => one._id.localeCompare(other._id))).toEqual([
      { _id: 'one', reaction: 'send-confirmation', at: expect.any(String), error: '550 (address) is unknown', mail: true },
      { _id: 'two', reaction: 'keep-looks', at: expect.any(String), error: '550 (address) is unknown' },
    ]);
    await admin.call('POST /api/console/drop-job', { service: 'identity', jobId: 'two' });
    await admin.call('POST /api/console/retry-job', { service: 'identity', jobId: 'one' });
    expect(await parked()).toEqual([]);
    expect((await identity())?.mails).toMatchObject({ parked: 0 });
    await expect(admin.call('POST /api/console/drop-job', { service: 'identity', jobId: 'two' })).rejects.toMatchObject({ status: 404, code: 'no-job' });
    await expect(admin.call('POST /api/console/drop-job', { service: 'gateway', jobId: 'two' })).rejects.toMatchObject({ status: 404, code: 'no-job' });
  });

  it('is told by no service to who is no admin, whoever asks for it', async () => {
    const dora = await vault.join('dora');
    await expect(dora.call('GET /api/console/health', {})).rejects.toMatchObject({ status: 403, code: 'not-admin' });
    for (const service of ['transcoding', 'media']) {
      const meta = { from: 'gateway', key: 'k', keyed: false, position: {}, requestId: 'r', deadline: new Date(Date.now() + 20_000).toISOString() };
      const asked = vault.harness.platform.rpc.call(service, 'DropJob', { job: 'one' }, meta);
      await expect(asked).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });
});
