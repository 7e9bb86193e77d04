import { gonePaths } from '@kloak/proto/api/gone.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { loadServices } from '../../deploy/services.ts';
import { cookieOf, copyCookies } from '../testing/cookies.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna', { verified: false });
});
afterAll(() => vault.close());

describe('a session that was ended elsewhere', () => {
  it.each([
    ['a call', 'POST', '/api/post/post-by-id', 401],
    ['who asks whether somebody is signed in', 'GET', '/api/users/auth', 200],
    ['a picture', 'GET', '/storage/avatar/one.svg', 401],
    ['an archive', 'GET', '/storage/archive/kloak-all-2026-01-01.zip?scope=all', 401],
    ['a form with a file', 'POST', '/storage', 401],
    ['a path of before', 'POST', gonePaths[0], 401],
  ])('takes what its browser kept of pictures with the answer to %s', async (_what, method, path, status) => {
    const [here, elsewhere] = [vault.guest(), vault.guest()];
    for (const browser of [here, elsewhere]) await browser.call('POST /api/users/login', { email: anna.email, password });
    await elsewhere.call('POST /api/users/end-session', { all: true });
    const answer = await here.fetch(path, { method });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([status, '"cache"']);
    expect(cookieOf(here, 'kloak-access')).toBe('');
    expect((await here.fetch(path, { method })).headers.has('clear-site-data')).toBe(false);
  });

  it('so does a new password for the account that is signed in here', async () => {
    const nora = await vault.join('nora', { verified: false });
    await vault.guest().call('POST /api/users/send-password-reset', { username: 'nora' });
    const answer = await nora.sendCall('POST /api/users/reset-password', { token: await vault.resetToken(nora.email), password: 'Monday-Lunch-2' });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
  });
});

describe('why a session ended', () => {
  /** Two browsers of one member of a name. */
  async function twoBrowsers(name: string) {
    const here = await vault.join(name, { verified: false });
    const elsewhere = vault.guest();
    await elsewhere.call('POST /api/users/login', { email: here.email, password });
    return { here, elsewhere };
  }
  const auth = (browser: Visitor) => browser.call('GET /api/users/auth', {});
  const posts = (browser: Visitor) => browser.send('/api/post/post-by-id', { body: {} });

  it.each([
    ['elsewhere', 'from another device', (browser: Visitor) => browser.call('POST /api/users/end-session', { all: true })],
    [
      'password',
      'password of your account was changed',
      (browser: Visitor) => browser.call('POST /api/users/change-password', { password, newPassword: 'Monday-Lunch-2' }),
    ],
  ])('is told to the browser that has its cookie: %s', async (reason, words, end) => {
    const { here, elsewhere } = await twoBrowsers(`told-${reason}`);
    await end(elsewhere);
    await vault.harness.settled();
    const refused = await posts(here);
    expect(refused).toMatchObject({ status: 401, body: { code: 'session-ended', reason, message: expect.stringContaining(words) } });
    // The reason stays until somebody signs in, because several pages ask at the same time.
    expect(await posts(here)).toMatchObject({ status: 401, body: { code: 'session-ended', reason } });
    expect(await auth(here)).toMatchObject({ isAuth: false, ended: reason });
  });

  it('is told where a refresh finds it', async () => {
    const { here, elsewhere } = await twoBrowsers('refreshed');
    await elsewhere.call('POST /api/users/end-session', { all: true });
    here.setCookie('kloak-access');
    expect(await posts(here)).toMatchObject({ status: 401, body: { code: 'session-ended', reason: 'elsewhere' } });
  });

  it('is kept for the page where a picture heard of it first, and forgotten by the next sign-in', async () => {
    const { here, elsewhere } = await twoBrowsers('pictured');
    await elsewhere.call('POST /api/users/end-session', { all: true });
    expect((await here.fetch('/storage/avatar/one.svg')).status).toBe(401);
    expect(await auth(here)).toMatchObject({ isAuth: false, ended: 'elsewhere' });
    await here.call('POST /api/users/login', { email: here.email, password });
    expect(here.cookies()).not.toContain('kloak-ended');
    await here.call('POST /api/users/logout', {});
    expect(await auth(here)).toEqual({ success: true, isAuth: false, isAdmin: false, googleAuth: false });
    expect(await posts(here)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  });

  it('is told to nobody else', async () => {
    const { here, elsewhere } = await twoBrowsers('asked');
    const stranger = vault.guest();
    stranger.setCookie('kloak-access', `${cookieOf(here, 'kloak-access').slice(0, -3)}abc`);
    stranger.setCookie('kloak-refresh', `${cookieOf(here, 'kloak-refresh').slice(0, -3)}abc`);
    await elsewhere.call('POST /api/users/end-session', { all: true });
    expect(await auth(stranger)).toEqual({ success: true, isAuth: false, isAdmin: false, googleAuth: false });
    stranger.setCookie('kloak-ended', 'toString');
    expect(await auth(stranger)).toEqual({ success: true, isAuth: false, isAdmin: false, googleAuth: false });
  });

  it('is nothing to tell where somebody signed out', async () => {
    const { here } = await twoBrowsers('left');
    const copy = vault.guest();
    copyCookies(here, copy);
    await here.call('POST /api/users/logout', {});
    expect(await posts(copy)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  });
});
