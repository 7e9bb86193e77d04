// Checks access tokens: a signature by one of identity's keys, and the time.
import { createHash } from 'node:crypto';
import type { JWK, JWTVerifyGetKey } from 'jose';
import { JWKSNoMatchingKey } from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';

/** `until` is in milliseconds since 1970. */
type Verified = { account: string; session: string; until: number };

const maxRemembered = 10_000;
const keysLastMs = 600_000;
/** A token with an unknown key makes us ask for the keys, but not more often than this. */
const minBetweenAskingMs = 1_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function isJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value;
}

/** `fetchKeys` answers identity's public keys, each a JWK as JSON. */
export function accessTokens(fetchKeys: () => Promise<string[]>, now: () => number): (token: string) => Promise<Verified | undefined> {
  const known = new LRUCache<string, Verified>({ max: maxRemembered });
  let keys: Promise<JWTVerifyGetKey> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  function askForKeys(): Promise<JWTVerifyGetKey> {
    askedAt = now();
    const asked = fetchKeys().then((jwks) => createLocalJWKSet({ keys: jwks.map((jwk): unknown => JSON.parse(jwk)).filter(isJwk) }));
    // A failure is not remembered.
    asked.catch(() => {
      if (keys === asked) keys = undefined;
    });
    keys = asked;
    return asked;
  }

  const currentKeys = () => (keys === undefined || now() - askedAt > keysLastMs ? askForKeys() : keys);

  /** 'unknown-key': another set of keys may tell. Whatever else is wrong with a token, it is not one of ours, or over. */
  async function check(token: string, key: JWTVerifyGetKey): Promise<Verified | 'unknown-key' | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['EdDSA', 'Ed25519'], requiredClaims: ['exp'], currentDate: new Date(now()) });
      const { sub, sid, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined;
      return { account: sub, session: sid, until: exp * 1000 };
    } catch (error) {
      return error instanceof JWKSNoMatchingKey ? 'unknown-key' : undefined;
    }
  }

  async function verify(token: string): Promise<Verified | undefined> {
    const first = await check(token, await currentKeys());
    if (first !== 'unknown-key') return first;
    if (now() - askedAt < minBetweenAskingMs) return undefined;
    const second = await check(token, await askForKeys());
    return second === 'unknown-key' ? undefined : second;
  }

  return async (token) => {
    const hash = hashOf(token);
    const seen = known.get(hash);
    if (seen !== undefined && seen.until > now()) return seen;
    const verified = await verify(token);
    if (verified === undefined) known.delete(hash);
    else known.set(hash, verified);
    return verified;
  };
}
