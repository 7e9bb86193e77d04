import { randomBytes } from 'node:crypto';
import { digest } from '@kloak/platform/codec/keys.ts';
import { accessTokenType, joinAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { accessTokenMs } from '@kloak/proto/rules/people/sessions.ts';
import type { JWK } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { importJWK } from 'jose/key/import';

/** `endsAt` is when the session is over, used or not; the operator has none. */
type TokenFacts = { account: string; session: string; endsAt?: Date; now: Date };

/**
 * A JWT (EdDSA) with the account, the session, its end, and its own expiry. It contains no rights, since they may change meanwhile. A secret follows:
 * [Note: The secret of the door].
 */
export async function writeAccessToken(key: JWK, { account, session, endsAt, now }: TokenFacts): Promise<string> {
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const ends = endsAt && seconds(endsAt.getTime());
  const expires = Math.min(seconds(now.getTime() + accessTokenMs), ends ?? Number.POSITIVE_INFINITY);
  const secret = randomBytes(16).toString('base64url');
  const token = await new SignJWT({ sid: session, ends, door: digest(secret) })
    .setProtectedHeader({ alg: 'EdDSA', typ: accessTokenType.typ, kid: key.kid ?? '' })
    .setAudience(accessTokenType.aud)
    .setSubject(account)
    .setExpirationTime(expires)
    .sign(await importJWK(key, 'EdDSA'));
  return joinAccessToken(token, secret);
}
