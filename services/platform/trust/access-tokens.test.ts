import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { accessTokenVerifier } from './access-tokens.ts';

const start = Date.parse('2026-01-01T00:00:00Z');

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = JSON.stringify({ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' });
  const sign = (claims: Record<string, unknown>, seconds = 900, typ?: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid, ...(typ && { typ }) })
      .setExpirationTime(new Date(start + seconds * 1000))
      .sign(privateKey);
  return { jwk, sign };
}

/** A clock and identity's keys, both under our hand. */
async function makeFixture(lateMs = 0) {
  const [first, second] = [await makeKey('first'), await makeKey('second')];
  const state = { now: start, passedMs: 0, keys: [first.jwk], asked: 0, away: false };
  const verify = accessTokenVerifier(
    async () => {
      state.asked += 1;
      if (state.away) throw new Error('identity is away');
      return state.keys;
    },
    { now: () => new Date(state.now), monotonicMs: () => state.passedMs },
    lateMs,
  );
  return { first, second, state, verify };
}

const claims = { sub: 'anna', sid: 'session-1' };

it('tells who and in which session, and asks for keys once', async () => {
  const { first, state, verify } = await makeFixture();
  const token = await first.sign(claims);
  const [one, two] = await Promise.all([verify(token), verify(await first.sign({ sub: 'ben', sid: 'session-2' }))]);
  expect(one).toEqual({ account: 'anna', session: 'session-1', until: start + 900_000, door: '' });
  expect(two?.account).toBe('ben');
  expect(state.asked).toBe(1);
});

it('is over when it says so, also from memory', async () => {
  const { first, state, verify } = await makeFixture();
  const token = await first.sign(claims);
  expect(await verify(token)).toBeDefined();
  state.now += 900_000;
  expect(await verify(token)).toBeUndefined();
});

it('is over later where somebody is patient', async () => {
  const { first, state, verify } = await makeFixture(60_000);
  state.now += 959_000;
  const token = await first.sign(claims);
  expect(await verify(token)).toBeDefined();
  state.now += 1000;
  expect(await verify(token)).toBeUndefined();
  expect(await verify(await first.sign(claims, 901))).toBeDefined();
});

it('is checked by the keys that were known while identity is away', async () => {
  const { first, state, verify } = await makeFixture();
  await verify('warm');
  [state.passedMs, state.away] = [700_000, true];
  expect(await verify(await first.sign(claims))).toBeDefined();
  expect(state.asked).toBe(2);
});

it('of a new key is known after asking again, but not at every attempt', async () => {
  const { second, state, verify } = await makeFixture();
  await verify('warm');
  state.keys.push(second.jwk);
  const token = await second.sign(claims);
  expect(await verify(token)).toBeUndefined();
  state.passedMs += 1000;
  expect(await verify(token)).toBeDefined();
  expect(state.asked).toBe(2);
});

it.each([3600, 3 * 86_400, 10 * 365 * 86_400])('of a new key is known, too, after the clock went back by %i s', async (seconds) => {
  const { second, state, verify } = await makeFixture();
  await verify('warm');
  state.keys.push(second.jwk);
  [state.now, state.passedMs] = [start - seconds * 1000, 1000];
  expect(await verify(await second.sign(claims, 900 - seconds))).toBeDefined();
});

it('is refused when anything is wrong with it', async () => {
  const { first, second, state, verify } = await makeFixture();
  const good = await first.sign(claims);
  const [header, payload, signature] = good.split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'eve', exp: start / 1000 + 900 })).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  const other = (await second.sign(claims)).split('.')[2];
  const bad = [
    '',
    'x',
    'a.b.c',
    `${header}.${forged}.${signature}`,
    `${header}.${payload}.${other}`,
    unsigned,
    `${good}x`,
    await first.sign({ sub: 'anna' }),
    await first.sign({ sid: 's' }),
  ];
  for (const token of bad) expect(await verify(token)).toBeUndefined();
  state.passedMs += 2000;
  expect(await verify(good)).toBeDefined();
});

it('cannot be checked while identity is away, and can afterwards', async () => {
  const { first, state, verify } = await makeFixture();
  state.away = true;
  await expect(verify(await first.sign(claims))).rejects.toThrow('identity is away');
  state.away = false;
  expect(await verify(await first.sign(claims))).toBeDefined();
});

it('takes nothing that is said to be something else, and what an older build signed', async () => {
  const { first, verify } = await makeFixture();
  const signed: [Record<string, unknown>, string | undefined][] = [
    [{ ...claims, aud: 'kloak' }, 'at+jwt'],
    [claims, undefined],
    [{ ...claims, aud: 'elsewhere' }, 'at+jwt'],
    [{ ...claims, aud: ['kloak', 'elsewhere'] }, 'at+jwt'],
    [{ ...claims, aud: 'kloak' }, 'JWT'],
  ];
  const found = await Promise.all(signed.map(async ([said, typ]) => (await verify(await first.sign(said, 900, typ)))?.account));
  expect(found).toEqual(['anna', 'anna', undefined, undefined, undefined]);
});
