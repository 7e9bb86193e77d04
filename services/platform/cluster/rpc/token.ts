import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const algorithm = 'HS256';
const audience = 'kloak-rpc';
const validSeconds = 60;
/** How far the clocks of two machines may differ. A token is replaced while it is still valid for longer than that. */
const clockToleranceSeconds = 15;
const maxVerifiedTokens = 1000;

export type ServiceTokens = {
  /** A token that proves that the caller is `from`; the same one until it nearly expires. */
  of(from: string): Promise<string>;
  /** The service that the token names; undefined when the token is not valid. */
  subject(token: string): Promise<string | undefined>;
};

type TokenUntil = { value: string; until: number };

/** Short-lived tokens by which the processes of one installation recognize each other; `serviceKey` is their shared secret. */
export function serviceTokens(serviceKey: string): ServiceTokens {
  const key = new TextEncoder().encode(serviceKey);
  const made = new Map<string, TokenUntil>();
  const verified = new LRUCache<string, TokenUntil>({ max: maxVerifiedTokens });
  const fresh = (kept: TokenUntil | undefined) => (kept && kept.until > Date.now() ? kept.value : undefined);

  return {
    async of(from) {
      const ready = fresh(made.get(from));
      if (ready !== undefined) return ready;
      const expires = Math.floor(Date.now() / 1000) + validSeconds;
      const value = await new SignJWT().setProtectedHeader({ alg: algorithm }).setSubject(from).setAudience(audience).setExpirationTime(expires).sign(key);
      made.set(from, { value, until: (expires - 2 * clockToleranceSeconds) * 1000 });
      return value;
    },
    async subject(token) {
      const known = fresh(verified.get(token));
      if (known !== undefined) return known;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience,
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['sub', 'exp'],
        });
        const { sub = '', exp = 0 } = payload;
        verified.set(token, { value: sub, until: exp * 1000 });
        return sub;
      } catch {
        return undefined;
      }
    },
  };
}
