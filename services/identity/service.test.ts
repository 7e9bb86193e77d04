import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { Refusal, unavailable } from '@kloak/platform/errors.ts';
import type { Ctx } from '@kloak/platform/service.ts';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { identity } from './service.ts';

const password = 'secret-1';
const minutes = 60 * 1000;
const days = 24 * 60 * minutes;

/** Moved on by tests; runs with the real clock otherwise. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

/** The next registration dies where it decides for the so manieth time. */
let diesAt = 0;
const mortal = {
  ...identity,
  rpcs: { ...identity.rpcs, Register: (ctx: Ctx, request: Parameters<typeof identity.rpcs.Register>[1]) => identity.rpcs.Register(dying(ctx), request) },
};

function dying(ctx: Ctx): Ctx {
  return {
    ...ctx,
    asGuest: (guest) => dying(ctx.asGuest(guest)),
    decide: (...decision) => {
      if (diesAt > 0) diesAt -= 1;
      else return ctx.decide(...decision);
      if (diesAt === 0) throw unavailable('The store');
      return ctx.decide(...decision);
    },
  };
}

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([mortal], { lanes: 4, now, settings: { adminEmail: ' Admin@Example.org' } });
});
afterAll(() => harness.close());
beforeEach(() => {
  ahead = 0;
  diesAt = 0;
});

type Options = { key?: string; bodyHash?: string };
const register = (username: string, email: string, options: Options = {}) => harness.as().call('identity', 'Register', { username, email, password }, options);
const signIn = (email: string, given = password) => harness.as().call('identity', 'SignIn', { email, password: given, remember: false });

/** The code of the refusal; anything else that is thrown is no refusal. */
async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no refusal';
  } catch (error) {
    return error instanceof Refusal ? `${error.kind} ${error.code}` : `defect: ${error}`;
  }
}

async function tokensOf(email: string) {
  const { tokens, account } = await signIn(email);
  if (!tokens) throw new Error('no tokens');
  return { ...tokens, account };
}

/** The token in the newest mail to an address. */
async function mailedToken(email: string): Promise<string> {
  await harness.settled();
  const letter = (await harness.letters()).find(({ to }) => to === email);
  return /confirm-email\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('registering', () => {
  it('opens an account that can sign in at once, under its name as written', async () => {
    const { account } = await register('Anna', 'Anna@Example.org');
    expect(account).toMatch(/^[\w-]{22}$/);
    expect(await signIn('anna@example.ORG')).toMatchObject({ account, username: 'Anna' });
    expect(await harness.as(account).call('identity', 'GetAccount', {})).toEqual({
      account,
      username: 'Anna',
      email: 'Anna@Example.org',
      verified: false,
      admin: false,
    });
  });

  it('refuses a name or an address that somebody has, whatever its case', async () => {
    expect(await refusal(register('aNNa', 'other@example.org'))).toBe('conflict name-taken');
    expect(await refusal(register('Another', 'ANNA@example.org'))).toBe('conflict email-taken');
    expect(await harness.as().call('identity', 'IsNameTaken', { name: 'ANNA' })).toEqual({ exists: true });
    expect(await harness.as().call('identity', 'IsMailTaken', { address: 'anna@example.org' })).toEqual({ exists: true });
  });

  it('leaves nothing behind when it is refused halfway', async () => {
    expect(await harness.as().call('identity', 'IsNameTaken', { name: 'Another' })).toEqual({ exists: false });
    expect(await harness.as().call('identity', 'IsMailTaken', { address: 'other@example.org' })).toEqual({ exists: false });
  });

  it('refuses a form that breaks a rule, in the words of the rule', async () => {
    const call = (form: object) => harness.as().call('identity', 'Register', { username: 'Fine', email: 'fine@example.org', password, ...form });
    expect(await refusal(call({ username: 'a b' }))).toBe('invalid name-invalid');
    expect(await refusal(call({ email: 'nowhere' }))).toBe('invalid email-invalid');
    expect(await refusal(call({ password: 'simple' }))).toBe('invalid password-weak');
    expect(await refusal(call({ password: `a1!${'ü'.repeat(35)}` }))).toBe('invalid password-too-long');
  });

  it('gives a name to exactly one of many who want it at once', async () => {
    const many = ['Wanted', 'wanted', 'WANTED', 'Wanted', 'wanteD', 'WaNtEd'].map((name, place) => refusal(register(name, `wanted${place}@example.org`)));
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'conflict name-taken')).toHaveLength(5);
  });

  it('gives an address to exactly one of many who want it at once, and the names of the others are free', async () => {
    const names = ['First', 'Second', 'Third', 'Fourth'];
    const answers = await Promise.all(names.map((name) => refusal(register(name, 'shared@example.org'))));
    expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'conflict email-taken')).toHaveLength(3);
    const taken = await Promise.all(names.map(async (name) => (await harness.as().call('identity', 'IsNameTaken', { name })).exists));
    expect(taken).toEqual(answers.map((answer) => answer === 'no refusal'));
  });
});

describe('registering again under the same key', () => {
  it('answers as the first time and sends one mail', async () => {
    const first = await register('Repeated', 'repeated@example.org', { key: 'k1', bodyHash: 'h' });
    expect(await register('Repeated', 'repeated@example.org', { key: 'k1', bodyHash: 'h' })).toEqual(first);
    await harness.settled();
    expect((await harness.letters()).filter(({ to }) => to === 'repeated@example.org')).toHaveLength(1);
  });

  it('answers as the first time when both come at once', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => register('Twice', 'twice@example.org', { key: 'k2', bodyHash: 'h' })));
    expect(one).toEqual(other);
  });

  it('is refused with another password, and the first one stays', async () => {
    const other = harness
      .as()
      .call('identity', 'Register', { username: 'Repeated', email: 'repeated@example.org', password: 'other-pw-2' }, { key: 'k1', bodyHash: 'i' });
    expect(await refusal(other)).toBe('conflict key-reused');
    expect(await refusal(signIn('repeated@example.org', 'other-pw-2'))).toBe('unauthenticated bad-credentials');
    expect(await refusal(signIn('repeated@example.org'))).toBe('no refusal');
  });

  it.each([
    { place: 2, word: 'between the claims' },
    { place: 3, word: 'before the account opened' },
  ])('goes on where it died $word', async ({ place }) => {
    const again = () => register(`Phoenix${place}`, `phoenix${place}@example.org`, { key: `k-${place}`, bodyHash: 'h' });
    diesAt = place;
    await expect(again()).rejects.toThrow('not available');
    await again();
    expect(await refusal(signIn(`phoenix${place}@example.org`))).toBe('no refusal');
  });
});

describe('a registration that died halfway', () => {
  it('holds its name for ten minutes; then another takes it, and the first can never come back', async () => {
    const first = () => register('Left', 'left@example.org', { key: 'left', bodyHash: 'h' });
    diesAt = 3;
    await expect(first()).rejects.toThrow('not available');
    expect(await refusal(register('left', 'right@example.org'))).toBe('conflict name-taken');
    expect(await harness.as().call('identity', 'IsNameTaken', { name: 'left' })).toEqual({ exists: true });

    ahead = 11 * minutes;
    expect(await harness.as().call('identity', 'IsNameTaken', { name: 'left' })).toEqual({ exists: false });
    const { account } = await register('left', 'right@example.org');
    expect(await refusal(first())).toBe('conflict abandoned');
    expect(await harness.as().call('identity', 'IsMailTaken', { address: 'left@example.org' })).toEqual({ exists: false });
    expect(await signIn('right@example.org')).toMatchObject({ account, username: 'left' });
  });

  it('does not lose its name when it came through, however old', async () => {
    ahead = 40 * days;
    expect(await refusal(register('left', 'late@example.org'))).toBe('conflict name-taken');
  });
});

describe('signing in', () => {
  it('never says which part was wrong', async () => {
    const answers = await Promise.all([
      refusal(signIn('anna@example.org', 'wrong-pw-1')),
      refusal(signIn('nobody@example.org')),
      refusal(signIn('')),
      refusal(signIn('anna@example.org', '')),
      refusal(signIn('anna@example.org', `${password}${'x'.repeat(72)}`)),
    ]);
    expect(new Set(answers)).toEqual(new Set(['unauthenticated bad-credentials']));
    await expect(signIn('nobody@example.org')).rejects.toThrow('Check out your Account or Password again');
  });

  it('gives an access token that the published keys check', async () => {
    const { accessToken, account, session } = await tokensOf('anna@example.org');
    const { jwks } = await harness.as().call('identity', 'GetSigningKeys', {});
    const { payload } = await jwtVerify(accessToken, createLocalJWKSet({ keys: jwks.map((key) => JSON.parse(key)) }));
    expect(payload).toEqual({ sub: account, sid: session, exp: expect.any(Number) });
  });
});

describe('a session', () => {
  const refresh = async (refreshToken: string) => {
    const { tokens } = await harness.as().call('identity', 'RefreshSession', { refreshToken });
    return tokens?.refreshToken ?? '';
  };

  it('goes on from token to token, over a restart', async () => {
    const { refreshToken } = await tokensOf('anna@example.org');
    const second = await refresh(refreshToken);
    await harness.restart();
    const third = await refresh(second);
    expect(new Set([refreshToken, second, third]).size).toBe(3);
  });

  it('gives the same successor to tabs that refresh at once', async () => {
    const { refreshToken } = await tokensOf('anna@example.org');
    const successors = await Promise.all([1, 2, 3].map(() => refresh(refreshToken)));
    expect(new Set(successors).size).toBe(1);
    await refresh(successors[0] ?? '');
  });

  it('ends for both holders when a token is shown after its successor was used', async () => {
    const { refreshToken } = await tokensOf('anna@example.org');
    const third = await refresh(await refresh(refreshToken));
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
    expect(await refusal(refresh(third))).toBe('unauthenticated session-ended');
  });

  it('ends for both holders when a token is shown again after 30 s', async () => {
    const { refreshToken } = await tokensOf('anna@example.org');
    const second = await refresh(refreshToken);
    ahead = 31_000;
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
    expect(await refusal(refresh(second))).toBe('unauthenticated session-ended');
  });

  it('is over after a day', async () => {
    const { refreshToken } = await tokensOf('anna@example.org');
    ahead = days + minutes;
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
  });

  it('is signed out, as often as one likes', async () => {
    const { refreshToken, account, session } = await tokensOf('anna@example.org');
    const me = harness.as(account, session);
    expect(await me.call('identity', 'SignOut', {})).toEqual({});
    expect(await me.call('identity', 'SignOut', {})).toEqual({});
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
  });

  it('is nothing that a made-up token could open', async () => {
    const { refreshToken } = await tokensOf('anna@example.org');
    const [account, session] = refreshToken.split('.');
    for (const token of ['', 'x', `${account}.${session}.2.AAAA`, refreshToken.replace('.1.', '.2.')]) {
      expect(await refusal(refresh(token))).toBe('unauthenticated session-ended');
    }
  });
});

describe('confirming an address', () => {
  const verify = (token: string) => harness.as().call('identity', 'VerifyEmail', { token });

  it('happens once, by the link in the mail', async () => {
    const token = await mailedToken('Anna@Example.org');
    const { account } = await verify(token);
    expect(await harness.as(account).call('identity', 'GetAccount', {})).toMatchObject({ verified: true, admin: false });
    expect(await refusal(verify(token))).toBe('conflict already-confirmed');
  });

  it('refuses what we never sent, and what is older than 7 days', async () => {
    await register('Slow', 'slow@example.org');
    const token = await mailedToken('slow@example.org');
    expect(await refusal(verify(token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))))).toBe('invalid token-unknown');
    expect(await refusal(verify('nonsense'))).toBe('invalid token-unknown');
    ahead = 7 * days + minutes;
    expect(await refusal(verify(token))).toBe('invalid token-expired');
    ahead = 0;
    await verify(token);
  });

  it('makes the admin of the settings', async () => {
    const { account } = await register('Chief', 'admin@example.org');
    await verify(await mailedToken('admin@example.org'));
    expect(await harness.as(account).call('identity', 'GetAccount', {})).toMatchObject({ verified: true, admin: true });
  });
});

describe('what follows', () => {
  it('tells the pages of a member that the address is confirmed', async () => {
    const { live } = harness.platform;
    const pushes: object[] = [];
    harness.platform.live = { ...live, push: (member, event, payload) => pushes.push({ member, event, payload }) };
    const { account } = await register('Pushed', 'pushed@example.org');
    await harness.as().call('identity', 'VerifyEmail', { token: await mailedToken('pushed@example.org') });
    await harness.settled();
    harness.platform.live = live;
    const at = expect.stringMatching(/^identity\.\d\.\d+$/);
    expect(pushes).toEqual([{ member: account, event: 'changed', payload: { what: 'profile', at } }]);
  });

  it('has whoever holds sockets look again when a session ended', async () => {
    let woken = 0;
    const stop = harness.platform.live.onWake('accounts', () => {
      woken += 1;
    });
    const { account, session } = await tokensOf('anna@example.org');
    await harness.settled();
    expect(woken).toBe(0);
    await harness.as(account, session).call('identity', 'SignOut', {});
    await harness.settled();
    expect(woken).toBe(1);
    stop();
  });
});

describe('what identity keeps', () => {
  it('holds no password, no hash of one and no address in a stream name', async () => {
    const { log } = harness.running('identity').runtime.store;
    const lanes = await Promise.all([0, 1, 2, 3].map((lane) => log.read(lane, 0, 1000)));
    const everything = JSON.stringify(lanes);
    expect(everything).not.toContain(password);
    expect(everything).not.toContain('$2b$');
    for (const { stream } of lanes.flat()) expect(stream).not.toContain('@');
  });
});
