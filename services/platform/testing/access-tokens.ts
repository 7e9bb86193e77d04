// Access tokens for tests that begin at a service: signed as identity signs them, by a key of the tests' own.
import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import type { Principal } from '../ports/rpc.ts';

const validSeconds = 900;

export type TestTokens = {
  /** The public key, a JWK as JSON. */
  jwk: string;
  sign(principal: Principal, now: Date): Promise<string>;
};

export function testTokens(): TestTokens {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const kid = 'tests';
  return {
    jwk: JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid, alg: 'EdDSA' }),
    sign: ({ account, session }, now) =>
      new SignJWT({ sid: session })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setSubject(account)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + validSeconds)
        .sign(privateKey),
  };
}
