import { digest } from '@kloak/platform/codec/keys.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { splitAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { days, type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.register('Anna', 'Anna@Example.org');
});
afterAll(() => fixture.close());
beforeEach(() => fixture.setAhead(0));

const tokensOfAnna = () => fixture.tokensOf('anna@example.org');

describe('signing in', () => {
  it('never says which part was wrong', async () => {
    const answers = await Promise.all([
      refusal(fixture.signIn('anna@example.org', 'wrong-pw-1')),
      refusal(fixture.signIn('nobody@example.org')),
      refusal(fixture.signIn('')),
      refusal(fixture.signIn('anna@example.org', '')),
      refusal(fixture.signIn('anna@example.org', `${password}${'x'.repeat(72)}`)),
    ]);
    expect(new Set(answers)).toEqual(new Set(['unauthenticated bad-credentials']));
    await expect(fixture.signIn('nobody@example.org')).rejects.toThrow('Check out your Account or Password again');
  });

  it('compares the longest password to its last byte', async () => {
    const longest = `a1!${'x'.repeat(69)}`;
    await fixture.guest().call('identity', 'Register', { username: 'Hugo', email: 'hugo@example.org', password: longest });
    for (const other of [`${longest}x`, `${longest.slice(0, -1)}y`])
      expect(await refusal(fixture.signIn('hugo@example.org', other))).toBe('unauthenticated bad-credentials');
    expect(await fixture.signIn('hugo@example.org', longest)).toMatchObject({ username: 'Hugo' });
  });

  it('gives an access token that the published keys check', async () => {
    const { accessToken, account, session } = await tokensOfAnna();
    const { jwks } = await fixture.guest().call('identity', 'GetSigningKeys', {});
    const { token, secret } = splitAccessToken(accessToken);
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet({ keys: jwks.map((key) => JSON.parse(key)) }));
    expect(protectedHeader.typ).toBe('at+jwt');
    expect(payload).toEqual({ aud: 'kloak', sub: account, sid: session, exp: expect.any(Number), ends: expect.any(Number), door: digest(secret) });
  });
});

describe('a session', () => {
  it('gives who shows a token of it another one, good with services alone, until it ends', async () => {
    const { account, session } = await tokensOfAnna();
    const me = fixture.harness.as(account, session);
    const { accessToken } = await me.call('identity', 'GetServiceToken', {});
    const { jwks } = await fixture.guest().call('identity', 'GetSigningKeys', {});
    const { payload } = await jwtVerify(accessToken, createLocalJWKSet({ keys: jwks.map((key) => JSON.parse(key)) }));
    expect(payload).toMatchObject({ sub: account, sid: session });
    expect(await refusal(fixture.harness.as(account, 'begun-by-nobody').call('identity', 'GetServiceToken', {}))).toBe('unauthenticated session-ended');
    await me.call('identity', 'SignOut', {});
    expect(await refusal(me.call('identity', 'GetServiceToken', {}))).toBe('unauthenticated session-ended');
  });

  const refresh = (refreshToken: string) => fixture.refresh(refreshToken);

  it('goes on from token to token, over a restart', async () => {
    const { refreshToken } = await tokensOfAnna();
    const second = await refresh(refreshToken);
    await fixture.harness.restart();
    const third = await refresh(second);
    expect(new Set([refreshToken, second, third]).size).toBe(3);
  });

  it('gives the same successor to tabs that refresh at once', async () => {
    const { refreshToken } = await tokensOfAnna();
    const successors = await Promise.all([1, 2, 3].map(() => refresh(refreshToken)));
    expect(new Set(successors).size).toBe(1);
    await refresh(successors[0] ?? '');
  });

  it('ends for both holders when a token is shown after its successor was used', async () => {
    const { refreshToken } = await tokensOfAnna();
    const third = await refresh(await refresh(refreshToken));
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
    expect(await refusal(refresh(third))).toBe('unauthenticated session-ended');
  });

  it('goes on after an answer that was lost, however late the token is shown again, until its successor was shown', async () => {
    const { refreshToken } = await tokensOfAnna();
    const lost = await refresh(refreshToken);
    fixture.setAhead(40_000);
    const second = await refresh(refreshToken);
    expect(second).toBe(lost);
    await refresh(second);
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
  });

  it('is over after a day, and with it each of its tokens', async () => {
    const { refreshToken } = await tokensOfAnna();
    fixture.setAhead(days - minutes);
    const { tokens } = await fixture.guest().call('identity', 'RefreshSession', { refreshToken });
    const { exp, ends } = decodeJwt(splitAccessToken(tokens?.accessToken ?? '').token);
    expect([exp, ends]).toEqual([ends, Math.floor(Date.parse(tokens?.endsAt ?? '') / 1000)]);
    fixture.setAhead(days + minutes);
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
  });

  it.each([true, false])('is remembered for 30 days, or is not, as was asked at the sign-in: %j', async (remember) => {
    const next = async (refreshToken = '') => (await fixture.guest().call('identity', 'RefreshSession', { refreshToken })).tokens;
    const { tokens } = await fixture.guest().call('identity', 'SignIn', { email: 'anna@example.org', password, remember });
    expect(tokens?.remember).toBe(remember);
    fixture.setAhead(0.9 * days);
    const refreshed = await next(tokens?.refreshToken);
    expect(refreshed?.remember).toBe(remember);
    fixture.setAhead(28.9 * days);
    if (remember) expect((await next(refreshed?.refreshToken))?.remember).toBe(true);
    else expect(await refusal(next(refreshed?.refreshToken))).toBe('unauthenticated session-ended');
  });

  it('is signed out, as often as one likes', async () => {
    const { refreshToken, account, session } = await tokensOfAnna();
    const me = fixture.harness.as(account, session);
    expect(await me.call('identity', 'SignOut', {})).toEqual({});
    expect(await me.call('identity', 'SignOut', {})).toEqual({});
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
  });

  it('is nothing that a made-up token could open', async () => {
    const { refreshToken } = await tokensOfAnna();
    const [account, session] = refreshToken.split('.');
    for (const token of ['', 'x', `${account}.${session}.2.AAAA`, refreshToken.replace('.1.', '.2.')]) {
      expect(await refusal(refresh(token))).toBe('unauthenticated made-up-token');
    }
  });
});

describe("the list of one's sessions", () => {
  const list = async (account: string, session?: string) => (await fixture.harness.as(account, session).call('identity', 'ListSessions', {})).sessions;

  it('tells where one is signed in, lately used first, without those that are over', async () => {
    const { account } = await fixture.register('Lister', 'lister@example.org');
    const signIn = (device: string) =>
      fixture.guest().call('identity', 'SignIn', { email: 'lister@example.org', password, remember: device === 'Safari on iOS', device });
    const [tablet, phone] = [(await signIn('Firefox on Android')).tokens, (await signIn('Safari on iOS')).tokens];
    await fixture.harness.settled();
    expect(await list(account, tablet?.session)).toMatchObject([
      { device: 'Safari on iOS', current: false },
      { device: 'Firefox on Android', current: true },
    ]);

    fixture.setAhead(5 * minutes);
    await fixture.refresh(tablet?.refreshToken ?? '');
    await fixture.harness.settled();
    const [first] = await list(account, tablet?.session);
    expect(first).toMatchObject({ id: tablet?.session, device: 'Firefox on Android' });
    expect(Date.parse(first?.lastSeen ?? '') - Date.parse(first?.createdAt ?? '')).toBeGreaterThanOrEqual(5 * minutes);

    fixture.setAhead(2 * days);
    expect((await list(account)).map(({ device }) => device)).toEqual(['Safari on iOS']);
    await fixture.harness.as(account, phone?.session).call('identity', 'SignOut', {});
    await fixture.harness.settled();
    expect(await list(account)).toEqual([]);
  });

  it('has one that is open behind a hundred used later that are over', async () => {
    const { account } = await fixture.register('Frequent', 'frequent@example.org');
    const startedAt = Date.now();
    const started = (session: string, remember: boolean, at: number) =>
      seedEvent(fixture.harness, 'identity', `session:${session}`, account, {
        type: 'SessionStarted',
        data: { session, account, remember, at: new Date(at).toISOString(), device: '' },
      });
    await started('remembered', true, startedAt);
    await Promise.all(Array.from({ length: 100 }, (_, index) => started(`short-${index}`, false, startedAt + minutes)));
    await fixture.harness.settled();

    fixture.setAhead(2 * days);
    expect((await list(account)).map(({ id }) => id)).toEqual(['remembered']);
  });

  it('lets one of them be ended, or all others', async () => {
    const { account } = await fixture.register('Ender', 'ender@example.org');
    const [here, tablet, phone] = [
      await fixture.tokensOf('ender@example.org'),
      await fixture.tokensOf('ender@example.org'),
      await fixture.tokensOf('ender@example.org'),
    ];
    const me = fixture.harness.as(account, here.session);
    await me.call('identity', 'EndSession', { session: tablet.session });
    await me.call('identity', 'EndSession', { session: tablet.session });
    expect(await refusal(fixture.refresh(tablet.refreshToken))).toBe('unauthenticated session-ended');
    expect((await list(account)).map(({ id }) => id).sort()).toEqual([here.session, phone.session].sort());

    await me.call('identity', 'EndSession', {});
    expect(await refusal(fixture.refresh(phone.refreshToken))).toBe('unauthenticated session-ended');
    expect(await list(account, here.session)).toMatchObject([{ id: here.session, current: true }]);
    await fixture.refresh(here.refreshToken);
  });

  it('lets nobody end what is not his own', async () => {
    const { session, refreshToken } = await tokensOfAnna();
    const other = await fixture.register('Nosy', 'nosy@example.org');
    const nosy = fixture.harness.as(other.account, 'a-session');
    for (const id of [session, 'none']) expect(await refusal(nosy.call('identity', 'EndSession', { session: id }))).toBe('missing no-session');
    await nosy.call('identity', 'EndSession', {});
    await fixture.refresh(refreshToken);
  });

  it("has nothing of another member's", async () => {
    const { account } = await tokensOfAnna();
    const other = await fixture.register('Quiet', 'quiet@example.org');
    expect(account).not.toBe(other.account);
    expect(await list(other.account)).toEqual([]);
  });
});
