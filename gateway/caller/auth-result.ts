import type { Principal } from '@kloak/platform/ports/rpc.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import type { SessionEnd } from '@kloak/proto/rules/people/sessions.ts';
import { notSignedIn, sessionEnded } from '../http/answers.ts';

export type AuthResult = {
  /** Absent: a guest. */
  principal?: Principal;
  /** Reason why a guest's session ended. */
  ended?: SessionEnd;
  /** End of the principal's session, used or not; in ms since 1970. */
  sessionEndsAt?: number;
  /** Access token of the principal, sent with every rpc. */
  accessToken?: string;
  /** Position that answers must include. */
  position: Position;
  /** Position from the cookie, which the next cookie extends. */
  cookiePosition: Position;
  /** `Set-Cookie` values for the answer: a refreshed session, or an ended one. */
  setCookies: string[];
};

/** Refuses: 401 for a guest; `session-ended` with `reason` if the session ended without a sign-out. */
export function principalOf({ principal, ended }: AuthResult): Principal {
  if (principal === undefined) throw ended === undefined ? notSignedIn() : sessionEnded(ended);
  return principal;
}
