// Checks access tokens: a signature by one of identity's keys, and the time.
import type { JWK, JWTVerifyGetKey } from 'jose';
import { JWKSNoMatchingKey } from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { digest } from '../codec/keys.ts';
import { entryLimit } from '../lists/entry-limit.ts';
import type { Principal } from '../ports/rpc.ts';

/** Times are in milliseconds since 1970. `sessionEndsAt` is absent from tokens of older versions, and of the operator, who never signs in. */
type VerifiedToken = Principal & { until: number; door: string; sessionEndsAt: number | undefined };

const maxRemembered = 10_000;
const keysLastMs = 600_000;
/** A token with an unknown key makes us request the keys, but not more often than this. */
const minBetweenAskingMs = 1_000;

function isJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value;
}

/**
 * Splits a browser's value into the token and the secret after it. [Note: The secret of the door] Services, their processes and their wires see the
 * token alone. The front door also demands the secret, of which the token contains a digest (`door`): a token that was seen there cannot sign in.
 */
export function splitAccessToken(kept: string): { token: string; secret: string } {
  const end = kept.lastIndexOf('.');
  return { token: kept.slice(0, Math.max(end, 0)), secret: kept.slice(end + 1) };
}

/** Type of these tokens, so that nothing else signed with these keys is accepted as one (RFC 9068). */
export const accessTokenType = { typ: 'at+jwt', aud: 'kloak' } as const;

/** True if a token claims another type. Tokens of an older build have none, and expire within 15 min. */
const isOtherwise = (said: { typ?: unknown; aud?: unknown }): boolean =>
  (said.typ !== undefined && said.typ !== accessTokenType.typ) || (said.aud !== undefined && said.aud !== accessTokenType.aud);

export const joinAccessToken = (token: string, secret: string): string => `${token}.${secret}`;

/** `fetchKeys` answers identity's public keys, each a JWK as JSON; a token stays valid for `lateMs` beyond its end. */
export function accessTokenVerifier(
  fetchKeys: () => Promise<string[]>,
  { now, monotonicMs }: Clock,
  lateMs = 0,
): (token: string) => Promise<VerifiedToken | undefined> {
  const known = new LRUCache<string, VerifiedToken>(entryLimit(maxRemembered));
  let keys: Promise<JWTVerifyGetKey> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  function askForKeys(): Promise<JWTVerifyGetKey> {
    askedAt = monotonicMs();
    const before = keys;
    const asked = fetchKeys().then((jwks) => createLocalJWKSet({ keys: jwks.map((jwk): unknown => JSON.parse(jwk)).filter(isJwk) }));
    // A failure is not remembered, and the former answer stays valid: a key is valid for longer than any token that it signed.
    asked.catch(() => {
      if (keys === asked) keys = before;
    });
    keys = asked;
    return before === undefined ? asked : asked.catch(() => before);
  }

  const currentKeys = () => (keys === undefined || monotonicMs() - askedAt > keysLastMs ? askForKeys() : keys);

  /** 'unknown-key': a newer set of keys may contain it. Any other fault means that the token is forged or expired. */
  async function check(token: string, key: JWTVerifyGetKey): Promise<VerifiedToken | 'unknown-key' | undefined> {
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

  async function verify(token: string): Promise<VerifiedToken | undefined> {
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
