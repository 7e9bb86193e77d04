import type { Principal } from '@kloak/platform/ports/rpc.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import { notSignedIn } from '../http/answers.ts';

export type AuthResult = {
  /** Absent: a guest. */
  principal?: Principal;
  /** When the principal's session is over, used or not; in ms since 1970. */
  sessionEndsAt?: number;
  /** Of the principal, shown to services in whatever is asked of them. */
  accessToken?: string;
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
