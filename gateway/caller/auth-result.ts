import type { Position } from '@kloak/platform/position.ts';
import { notSignedIn } from '../answers.ts';

export type Principal = { account: string; session: string };

export type AuthResult = {
  /** Absent: a guest. */
  principal?: Principal;
  /** What answers must have seen. */
  position: Position;
  /** What the cookie told; the next cookie goes on from it. */
  cookiePosition: Position;
  /** `Set-Cookie` values the answer must carry: a refreshed session, or one that is over. */
  setCookies: string[];
};

/** Refuses: 401 a guest. */
export function principalOf({ principal }: AuthResult): Principal {
  if (principal === undefined) throw notSignedIn();
  return principal;
}
