import { loadServices } from '../../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna', { verified: false });
});
afterAll(() => vault.close());

describe('the confirmation once more', () => {
  const resend = (who: Person, user: unknown) => who.send('/api/users/resend-vertification', { body: { user } });

  it('is for the caller, named by id, object or address', async () => {
    expect(await resend(anna, { _id: anna.id, username: 'anna' })).toMatchObject({ status: 200, body: { success: true, email: anna.email } });
    for (const user of [anna.id, anna.email]) {
      const { status, headers } = await resend(anna, user);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('is for nobody else', async () => {
    const ben = await vault.join('ben', { verified: false });
    for (const user of [ben.id, { _id: ben.id }, ben.email, 'nobody@example.org']) {
      expect(await resend(anna, user)).toMatchObject({ status: 403, body: { code: 'not-you' } });
    }
    for (const user of [42, null, '', 'no id', [anna.id], { email: anna.email }]) expect((await resend(ben, user)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a forgotten password', () => {
  const send = (who: Pick<Person, 'send'>, path: string, body: object) => who.send(`/api/users/${path}`, { body });
  const isValid = async (token: string) => (await vault.guest().send(`/api/users/is-valid-password-reset-token/${token}`, { method: 'GET' })).body.isValidToken;

  it('begins with the account, of which a guest sees a name, a drawing and a part of the address', async () => {
    const clara = await vault.join('clara');
    for (const query of ['CLARA', ' clara@example.org ']) {
      const { status, body } = await send(vault.guest(), 'find-account', { query });
      const user = { username: 'clara', image: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/), email: 'c***@e***.org' };
      expect([status, body]).toEqual([200, { success: true, user }]);
      expect(JSON.stringify(body)).not.toContain(clara.id);
    }
    expect(await send(vault.guest(), 'find-account', { query: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'no-account', message: 'Check that your email address or username is correct' },
    });
    expect(await send(vault.guest(), 'find-account', { query: ' ' })).toMatchObject({ status: 400, body: { message: 'Email or username is required' } });
  });

  it('is asked for with the same answer for everybody', async () => {
    const answers = await Promise.all(['anna', 'nobody', ''].map((username) => send(vault.guest(), 'send-password-reset', { username })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { success: true }]));
  });

  it('is replaced by the link, which ends the sessions of that account and of no other', async () => {
    const [dora, emil] = await Promise.all([vault.join('dora', { verified: false }), vault.join('emil', { verified: false })]);
    await send(vault.guest(), 'send-password-reset', { username: 'dora' });
    const token = await vault.resetToken(dora.email);
    expect(await isValid(token)).toBe(true);

    // A tablet with another member's session.
    const { status, headers } = await send(emil, 'reset-password', { token, password: 'Monday-Lunch-2' });
    expect(status).toBe(200);
    expect(headers.getSetCookie().filter((cookie) => !cookie.startsWith('kloak-at='))).toEqual([]);
    expect((await send(emil, 'getDataUsage', { profileId: emil.id })).status).toBe(200);
    await vault.harness.settled();
    expect((await send(dora, 'getDataUsage', { profileId: dora.id })).status).toBe(401);
    expect(await isValid(token)).toBe(false);
    expect(await send(emil, 'reset-password', { token, password: 'Monday-Lunch-3' })).toMatchObject({ status: 400, body: { code: 'token-used' } });
    expect((await send(vault.guest(), 'login', { email: dora.email, password: 'Monday-Lunch-2' })).status).toBe(200);
  });

  it('signs out the browser that was signed in to the account', async () => {
    const fritz = await vault.join('fritz', { verified: false });
    await send(vault.guest(), 'send-password-reset', { username: 'fritz' });
    const { headers } = await send(fritz, 'reset-password', { token: await vault.resetToken(fritz.email), password: 'Monday-Lunch-2' });
    expect(headers.getSetCookie().join()).toMatch(/kloak-access=;.*kloak-refresh=;/);
    expect((await fritz.send('/api/users/auth', { method: 'GET' })).body.isAuth).toBe(false);
  });
});
