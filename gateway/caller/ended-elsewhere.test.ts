import { gonePaths } from '@kloak/proto/api/gone.ts';
import { cookieOf } from '../testing/cookies.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault();
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
