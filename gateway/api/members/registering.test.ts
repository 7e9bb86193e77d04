import { untilFound } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { loadServices } from '../../../deploy/services.ts';
import { cookieOf } from '../../testing/cookies.ts';
import { password, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
beforeAll(async () => {
  vault = await startVault(await loadServices());
});
afterAll(() => vault.close());

/** Registers in a browser of its own; the token is that of the mail. */
async function registered(username: string): Promise<{ browser: Visitor; email: string; token: string }> {
  const browser = vault.guest();
  const email = `${username}@example.org`;
  await browser.call('POST /api/users/register', { username, email, password, image: '' });
  const mailed = async () => confirmationToken((await vault.harness.messages()).find(({ to }) => to === email)?.text);
  return { browser, email, token: await untilFound('the mail', mailed) };
}
const signIn = (browser: Visitor, email: string, given = password) => browser.call('POST /api/users/login', { email, password: given });
const isVerified = async (browser: Visitor) => {
  const who = await browser.call('GET /api/users/auth', {});
  return who.isAuth && who.verified;
};

describe('the link that confirms an address', () => {
  it('confirms at once in the browser that registered, and signs it in', async () => {
    const { browser, email, token } = await registered('anna');
    const answer = await browser.call('POST /api/users/verify', { token });
    expect(answer).toEqual({ success: true, email, userId: expect.any(String), username: 'anna' });
    expect(await isVerified(browser)).toBe(true);
    const { sessions } = await browser.call('GET /api/users/sessions', {});
    expect(sessions).toEqual([expect.objectContaining({ current: true })]);
    // Like after a sign-in, the browser is known now, and its next request has a session.
    expect(cookieOf(browser, 'kloak-device').split('.')).toHaveLength(3);
    expect(await browser.call('GET /api/users/auth', {})).toMatchObject({ userId: answer.userId });
  });

  it('signs in once, also where its answer was lost', async () => {
    const { browser, token } = await registered('lost');
    const send = () => browser.send('/api/users/verify', { body: { token }, key: 'one-key-for-both' });
    const before = browser.cookies();
    const first = await send();
    for (const name of ['kloak-access', 'kloak-refresh']) browser.setCookie(name);
    expect(before).not.toContain('kloak-access');
    expect((await send()).body).toEqual(first.body);
    expect((await browser.call('GET /api/users/sessions', {})).sessions).toHaveLength(1);
    expect(await browser.sendCall('POST /api/users/verify', { token })).toMatchObject({ status: 409 });
  });

  it('leaves a session of another account where it is', async () => {
    const { browser, token } = await registered('nora');
    const other = await vault.join('olga');
    for (const name of ['kloak-access', 'kloak-refresh']) browser.setCookie(name, cookieOf(other, name));
    const answer = await browser.call('POST /api/users/verify', { token });
    expect(answer).toEqual({ success: true, email: 'nora@example.org' });
    expect(await browser.call('GET /api/users/auth', {})).toMatchObject({ isAuth: true, username: 'olga' });
  });

  it('confirms at once in a session of the account, and asks for the password everywhere else', async () => {
    const { email, token } = await registered('ben');
    const elsewhere = vault.guest();
    expect(await elsewhere.call('POST /api/users/verify', { token })).toEqual({ success: true, needs: 'password' });
    // Another account that was registered here proves nothing.
    const other = await registered('other');
    expect(await other.browser.call('POST /api/users/verify', { token })).toEqual({ success: true, needs: 'password' });
    await signIn(elsewhere, email);
    expect(await isVerified(elsewhere)).toBe(false);
    expect(await elsewhere.call('POST /api/users/verify', { token })).toEqual({ success: true, email });
    expect(await isVerified(elsewhere)).toBe(true);
  });

  it('takes a vault from a stranger who registered somebody else’s address', async () => {
    const { browser: strangers, email, token } = await registered('squatter');
    await signIn(strangers, email);
    const owners = vault.guest();
    await expect(owners.call('POST /api/users/verify', { token, password: 'a guess' })).rejects.toMatchObject({ status: 403, code: 'wrong-password' });
    await expect(owners.call('POST /api/users/verify', { token, newPassword: 'simple' })).rejects.toMatchObject({ status: 400, code: 'password-weak' });
    expect(await owners.call('POST /api/users/verify', { token, newPassword: 'Sunday-Dinner-2' })).toEqual({ success: true, email });
    expect(await isVerified(owners)).toBe(false);
    await expect(signIn(strangers, email)).rejects.toMatchObject({ status: 401 });
    await signIn(owners, email, 'Sunday-Dinner-2');
    expect(await isVerified(owners)).toBe(true);
    await vault.harness.settled();
    expect(await strangers.call('GET /api/users/auth', {})).toMatchObject({ isAuth: false });
  });

  it('signs the browser out where it replaces the password of its own session', async () => {
    const { browser, email, token } = await registered('own');
    await signIn(browser, email);
    expect(await browser.call('POST /api/users/verify', { token, newPassword: 'Sunday-Dinner-2' })).toEqual({ success: true, email });
    expect(browser.cookies()).not.toContain('kloak-access');
  });
});
