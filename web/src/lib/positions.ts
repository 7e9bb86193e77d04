import { memberState } from './member-state.ts';

/**
 * Sealed positions from pushes, with the time of their arrival. The page sends them with its next calls, so that no answer is older than a push. The
 * server remembers them for the session for the same time.
 */
const forgottenAfterMs = 60_000;
/** The newest ones are sent: a request header is short, and the server knows older ones from earlier calls. */
const maxSent = 16;
export const receivedPositions = memberState(() => new Map<string, number>());

/** Header value; undefined if no push arrived lately. */
export function receivedPosition(now = performance.now()): string | undefined {
  for (const [place, at] of receivedPositions()) if (now - at > forgottenAfterMs) receivedPositions().delete(place);
  return [...receivedPositions().keys()].slice(-maxSent).join(',') || undefined;
}
