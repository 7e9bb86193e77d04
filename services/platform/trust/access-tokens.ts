// Checks access tokens: a signature by one of identity's keys, and the time.
import type { JWK, JWTVerifyGetKey } from 'jose';
import { JWKSNoMatchingKey } from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { digest } from '../codec/keys.ts';
import type { Principal } from '../ports/rpc.ts';

/** Times are in milliseconds since 1970. `sessionEndsAt` is not told by who never signs in: the operator, and versions of before. */
type Verified = Principal & { until: number; door: string; sessionEndsAt: number | undefined };

const maxRemembered = 10_000;
const keysLastMs = 600_000;
/** A token with an unknown key makes us ask for the keys, but not more often than this. */
const minBetweenAskingMs = 1_000;

function isJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value;
}

/**
 * What a browser keeps is a token and a secret after it. [Note: The secret of the door] The token alone is shown to services, whose processes and wires know
 * it; the front door asks for the secret too, of which the token holds a digest (`door`): so nobody signs in with what was shown.
 */
export function splitAccessToken(kept: string): { token: string; secret: string } {
  const end = kept.lastIndexOf('.');
  return { token: kept.slice(0, Math.max(end, 0)), secret: kept.slice(end + 1) };
}

/** What a token says of itself, so that nothing else that is ever signed with these keys is taken for one (RFC 9068). */
export const accessTokenType = { typ: 'at+jwt', aud: 'kloak' } as const;

/** Whether a token is said to be something else. One of an older build says nothing, and is over in 15 min. */
const isOtherwise = (said: { typ?: unknown; aud?: unknown }): boolean =>
  (said.typ !== undefined && said.typ !== accessTokenType.typ) || (said.aud !== undefined && said.aud !== accessTokenType.aud);

export const joinAccessToken = (token: string, secret: string): string => `${token}.${secret}`;

/** `fetchKeys` answers identity's public keys, each a JWK as JSON; a token is good for `lateMs` longer than it says. */
export function accessTokens(fetchKeys: () => Promise<string[]>, { now, monotonicMs }: Clock, lateMs = 0): (token: string) => Promise<Verified | undefined> {
  const known = new LRUCache<string, Verified>({ max: maxRemembered });
  let keys: Promise<JWTVerifyGetKey> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  function askForKeys(): Promise<JWTVerifyGetKey> {
    askedAt = monotonicMs();
    const before = keys;
    const asked = fetchKeys().then((jwks) => createLocalJWKSet({ keys: jwks.map((jwk): unknown => JSON.parse(jwk)).filter(isJwk) }));
    // A failure is not remembered, and what was known before it still holds: a key stays good for longer than any token that it signed.
    asked.catch(() => {
      if (keys === asked) keys = before;
    });
    keys = asked;
    return before === undefined ? asked : asked.catch(() => before);
  }

  const currentKeys = () => (keys === undefined || monotonicMs() - askedAt > keysLastMs ? askForKeys() : keys);

  /** 'unknown-key': another set of keys may tell. Whatever else is wrong with a token, it is not one of ours, or over. */
  async function check(token: string, key: JWTVerifyGetKey): Promise<Verified | 'unknown-key' | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        algorithms: ['EdDSA', 'Ed25519'],
        requiredClaims: ['exp'],
        currentDate: new Date(now().getTime() - lateMs),
      });
      const { sub, sid, exp, door, ends } = payload;
      if (isOtherwise({ typ: protectedHeader.typ, aud: payload.aud })) return undefined;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined;
      const sessionEndsAt = typeof ends === 'number' ? ends * 1000 : undefined;
      return { account: sub, session: sid, until: exp * 1000 + lateMs, door: typeof door === 'string' ? door : '', sessionEndsAt };
    } catch (error) {
      return error instanceof JWKSNoMatchingKey ? 'unknown-key' : undefined;
    }
  }

  async function verify(token: string): Promise<Verified | undefined> {
    const first = await check(token, await currentKeys());
    if (first !== 'unknown-key') return first;
    if (monotonicMs() - askedAt < minBetweenAskingMs) return undefined;
    const second = await check(token, await askForKeys());
    return second === 'unknown-key' ? undefined : second;
  }

  return async (token) => {
    const hash = digest(token);
    const seen = known.get(hash);
    if (seen !== undefined && seen.until > now().getTime()) return seen;
    const verified = await verify(token);
    if (verified === undefined) known.delete(hash);
    else known.set(hash, verified);
    return verified;
  };
}
