import { memberState } from './member-state.ts';

/**
 * What the pushes told us of where something was written, sealed, and when we heard it. The page sends it back with its next calls, so that they never answer
 * older than what was pushed. The server remembers for a session what it was sent, for as long.
 */
const forgottenAfterMs = 60_000;
/** Of many the newest are sent: a head of a request is short, and the server knows the others from earlier calls. */
const maxSent = 16;
export const heard = memberState(() => new Map<string, number>());

/** What to send, or nothing when no push came lately. */
export function heardPosition(now = performance.now()): string | undefined {
  for (const [place, at] of heard()) if (now - at > forgottenAfterMs) heard().delete(place);
  return [...heard().keys()].slice(-maxSent).join(',') || undefined;
}
