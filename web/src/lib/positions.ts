import { memberState } from './member-state.ts';

/**
 * What the pushes told us to have been written: `service.lane` → the furthest seq and when we heard of it. The page sends it back
 * with its next calls, so that they never answer older than what was pushed. The server remembers a session's own for as long.
 */
const forgottenAfterMs = 60_000;
export const heard = memberState(() => new Map<string, { seq: number; at: number }>());

/** The position to send, or nothing when no push came lately. */
export function heardPosition(now = Date.now()): string | undefined {
  for (const [lane, { at }] of heard()) if (now - at > forgottenAfterMs) heard().delete(lane);
  return [...heard()].map(([lane, { seq }]) => `${lane}.${seq}`).join(',') || undefined;
}
