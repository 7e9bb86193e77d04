import { splitAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { writeAccessToken } from './access-token.ts';
import { publicKeys, signingKey } from './signing-keys.ts';

/** Secrets as the store keeps them: the first value under an id stays. */
function secrets() {
  const kept = new Map<string, string>();
  const ensure = async (id: string, make: () => string) => {
    const value = kept.get(id) ?? make();
    kept.set(id, value);
    return value;
  };
  return { secrets: { ensure } };
}

const period = 30 * 24 * 60 * 60 * 1000;
const change = 700 * period;
const hour = 60 * 60 * 1000;
const sign = async (ctx: ReturnType<typeof secrets>, ms: number) =>
  writeAccessToken(await signingKey(ctx, new Date(ms)), { account: 'a', session: 's', now: new Date(ms) });
const check = async (ctx: ReturnType<typeof secrets>, token: string, ms: number) => {
  const keys = (await publicKeys(ctx, new Date(ms))).map((key) => JSON.parse(key));
  return jwtVerify(splitAccessToken(token).token, createLocalJWKSet({ keys }), { currentDate: new Date(ms) });
};

describe('the signing keys', () => {
  it('check a token that says who, in which session and until when, and nothing else', async () => {
    const ctx = secrets();
    const { payload, protectedHeader } = await check(ctx, await sign(ctx, change), change);
    expect(payload).toEqual({ aud: 'kloak', sub: 'a', sid: 's', door: expect.any(String), exp: Math.floor(change / 1000) + 900 });
    expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) });
  });

  it('never show a private part', async () => {
    const ctx = secrets();
    for (const key of await publicKeys(ctx, new Date(change))) expect(JSON.parse(key)).not.toHaveProperty('d');
  });

  it('check each token for as long as it lasts, over a change of keys and with clocks that differ', async () => {
    const ctx = secrets();
    for (const signedAt of [change - hour - 1, change - 1, change, change + 1]) {
      const token = await sign(ctx, signedAt);
      for (const later of [0, 1, 14 * 60 * 1000]) await check(ctx, token, signedAt + later);
      await check(ctx, token, signedAt - 5000);
    }
  });

  it('change, and two overlap', async () => {
    const ctx = secrets();
    await publicKeys(ctx, new Date(change - 2 * hour));
    const before = await publicKeys(ctx, new Date(change - 1));
    expect(before).toHaveLength(2);
    expect(await publicKeys(ctx, new Date(change))).toEqual(before);
    const next = await publicKeys(ctx, new Date(change + period));
    expect(next).toHaveLength(2);
    expect(next[1]).toBe(before[0]);
    expect(next).not.toContain(before[1]);
  });
});
