import type { Principal } from '@kloak/platform/ports/rpc.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import type { SessionEnd } from '@kloak/proto/rules/people/sessions.ts';
import { notSignedIn, sessionEnded } from '../http/answers.ts';

export type AuthResult = {
  /** Absent: a guest. */
  principal?: Principal;
  /** Reason why a guest's session ended. */
  ended?: SessionEnd;
  /** When the principal's session is over, used or not; in ms since 1970. */
  sessionEndsAt?: number;
  /** Access token of the principal, sent with every rpc. */
  accessToken?: string;
  /** Position that answers must include. */
  position: Position;
  /** Position from the cookie, which the next cookie extends. */
  cookiePosition: Position;
  /** `Set-Cookie` values the answer must carry: a refreshed session, or one that is over. */
  setCookies: string[];
};

/** Refuses: 401 a guest; `session-ended` with `reason` one who did not sign out. */
export function principalOf({ principal, ended }: AuthResult): Principal {
  if (principal === undefined) throw ended === undefined ? notSignedIn() : sessionEnded(ended);
  return principal;
}
