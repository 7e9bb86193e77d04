import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';
const audience = 'kloak-rpc';
const secondsValid = 60;
/** Clocks of two machines may differ by so much; a token is made anew while it is still good by more than that. */
const clockTolerance = 15;
const mostVerified = 1000;

export type ServiceTokens = {
  /** A token that proves to be `from`; the same one until it is nearly over. */
  of(from: string): Promise<string>;
  /** Whom the token proves; undefined when it proves nothing. */
  subject(token: string): Promise<string | undefined>;
};

type Kept = { value: string; until: number };

/** Short tokens by which the processes of one installation know each other; `serviceKey` is their shared secret. */
export function serviceTokens(serviceKey: string): ServiceTokens {
  const key = new TextEncoder().encode(serviceKey);
  const made = new Map<string, Kept>();
  const verified = new Map<string, Kept>();
  const fresh = (kept: Kept | undefined) => (kept && kept.until > Date.now() ? kept.value : undefined);

  return {
    async of(from) {
      const ready = fresh(made.get(from));
      if (ready !== undefined) return ready;
      const expires = Math.floor(Date.now() / 1000) + secondsValid;
      const value = await new SignJWT().setProtectedHeader({ alg: algorithm }).setSubject(from).setAudience(audience).setExpirationTime(expires).sign(key);
      made.set(from, { value, until: (expires - 2 * clockTolerance) * 1000 });
      return value;
    },
    async subject(token) {
      const known = fresh(verified.get(token));
      if (known !== undefined) return known;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], audience, clockTolerance, requiredClaims: ['sub', 'exp'] });
        const { sub = '', exp = 0 } = payload;
        if (verified.size >= mostVerified) verified.clear();
        verified.set(token, { value: sub, until: exp * 1000 });
        return sub;
      } catch {
        return undefined;
      }
    },
  };
}
