import type { JWK } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { importJWK } from 'jose/key/import';

const validityMs = 15 * 60 * 1000;

/** A JWT (EdDSA) that says who, in which session, and until when; nothing else, since rights may change meanwhile. */
export async function writeAccessToken(key: JWK, { account, session, now }: { account: string; session: string; now: Date }): Promise<string> {
  const expires = new Date(now.getTime() + validityMs);
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid ?? '' })
    .setSubject(account)
    .setExpirationTime(expires)
    .sign(await importJWK(key, 'EdDSA'));
}
