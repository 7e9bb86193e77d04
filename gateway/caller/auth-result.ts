import type { Principal } from '@kloak/platform/ports/rpc.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import type { SessionEnd } from '@kloak/proto/rules/people/sessions.ts';
import { notSignedIn, sessionEnded } from '../http/answers.ts';

export type AuthResult = {
  /** Absent: a guest. */
  principal?: Principal;
  /** Of a guest whose session is over: why. */
  ended?: SessionEnd;
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

/** Refuses: 401 a guest; `session-ended` with `reason` one who did not sign out. */
export function principalOf({ principal, ended }: AuthResult): Principal {
  if (principal === undefined) throw ended === undefined ? notSignedIn() : sessionEnded(ended);
  return principal;
}
