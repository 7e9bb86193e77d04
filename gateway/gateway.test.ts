import { loadServices } from '../deploy/services.ts';
import { copyCookies } from './testing/cookies.ts';
import { type Person, password, startVault, type Vault } from './testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben', { verified: false })]);
});
afterAll(() => vault.close());

const failed = (code: string, more: object = {}) => ({ success: false, code, message: expect.any(String), requestId: expect.any(String), ...more });

describe('who is signed in', () => {
  it('is told by auth, also to guests', async () => {
    expect(await anna.send('/api/users/auth', { method: 'GET' })).toMatchObject({
      status: 200,
      body: { success: true, isAuth: true, isAdmin: false, username: 'anna', userId: anna.id, verified: true, googleAuth: false },
    });
    const { status, body } = await vault.guest().send('/api/users/auth', { method: 'GET' });
    expect([status, body]).toEqual([200, { success: true, isAuth: false, isAdmin: false, googleAuth: false }]);
  });
  it('learns at once of a confirmation', async () => {
    expect((await ben.send('/api/users/auth', { method: 'GET' })).body).toMatchObject({ verified: false });
  });
});

describe('signing in', () => {
  it('says no more than that it failed', async () => {
    const wrong = await vault.guest().send('/api/users/login', { body: { email: 'anna@example.org', password: 'wrong-one-1' } });
    expect([wrong.status, wrong.body]).toEqual([401, failed('bad-credentials', { loginSuccess: false })]);
  });
  it('keeps the tokens where no script reads them', async () => {
    const response = await vault.guest().fetch('/api/users/login', { method: 'POST', body: JSON.stringify({ email: 'anna@example.org', password }) });
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['kloak-access', 'kloak-refresh', 'kloak-device', 'kloak-at']);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).not.toContain('Max-Age');
    expect(await response.text()).not.toContain('eyJ');
  });
  it('lasts 30 days when it is remembered', async () => {
    const response = await vault
      .guest()
      .fetch('/api/users/login', { method: 'POST', body: JSON.stringify({ email: 'anna@example.org', password, remember: true }) });
    expect(response.headers.getSetCookie()[1]).toContain('Max-Age=2592000');
  });
});

describe('registering', () => {
  it('fails with the message twice', async () => {
    const body = { username: 'Anna', email: 'other@example.org', password, image: '' };
    const taken = await vault.guest().send('/api/users/register', { body });
    expect([taken.status, taken.body]).toEqual([409, failed('name-taken', { err: { errmsg: taken.body.message } })]);
  });
  it('tells whether names and addresses are taken', async () => {
    const guest = vault.guest();
    expect((await guest.send('/api/users/username/ANNA', { method: 'GET' })).body).toEqual({ success: true, exists: true });
    expect((await guest.send('/api/users/username/nobody', { method: 'GET' })).body).toEqual({ success: true, exists: false });
    expect((await guest.send('/api/users/email/Anna@example.org', { method: 'GET' })).body).toEqual({ success: true, exists: true });
  });
});

describe('a session', () => {
  it('is refreshed inside the gateway, once for all who come with the same token', async () => {
    const who = await vault.join('dora', { verified: false });
    who.setCookie('kloak-access');
    const answers = await Promise.all(Array.from({ length: 5 }, () => who.fetch('/api/users/auth')));
    const tokens = answers.map((answer) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith('kloak-refresh')));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ isAuth: true, username: 'dora' });
    expect(new Set(tokens).size).toBe(1);
    expect(who.cookies()).toContain('kloak-access=');
  });
  it('that is none is put away', async () => {
    const who = vault.guest();
    who.setCookie('kloak-access', 'nonsense');
    who.setCookie('kloak-refresh', 'nonsense');
    expect((await who.send('/api/users/auth', { method: 'GET' })).body).toMatchObject({ isAuth: false });
    expect(who.cookies()).toBe('');
  });
  it.each(['GET', 'POST'])(
    'ends by %s, everywhere and at once',
    async (method) => {
      const who = await vault.join(`eva-${method.toLowerCase()}`, { verified: false });
      const copy = vault.guest();
      copyCookies(who, copy);
      const answer = await who.send('/api/users/logout', { method });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      expect((await copy.send('/api/users/auth', { method: 'GET' })).body).toMatchObject({ isAuth: false });
      expect((await who.send('/api/users/logout', { method })).status).toBe(200);
    },
    20_000,
  );
});

describe('pages of other sites', () => {
  it.each<Record<string, string>>([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'are refused what changes something: %j',
    async (headers) => {
      expect(await anna.send('/api/users/logout', { headers })).toMatchObject({ status: 403, body: failed('foreign-site') });
      expect(await anna.send('/api/users/logout', { method: 'GET', headers })).toMatchObject({ status: 403 });
      expect(await anna.send('/api/users/getProfile', { headers, body: { username: 'anna' } })).toMatchObject({ status: 403 });
      expect(await vault.guest().send('/api/users/getProfile', { headers, body: { username: 'anna' } })).toMatchObject({ status: 401 });
      expect(await anna.send('/api/users/auth', { method: 'GET', headers })).toMatchObject({ status: 200, body: { isAuth: true } });
    },
  );
  it('are not our own', async () => {
    for (const origin of [vault.base, vault.base.replace('localhost', '127.0.0.1'), 'http://localhost:8080'])
      expect(await anna.send('/api/users/getProfile', { headers: { origin }, body: { username: 'anna' } })).toMatchObject({ status: 200 });
  });
});
