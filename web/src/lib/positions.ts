/**
 * What the pushes told us to have been written: `service.lane` → the furthest seq and when we heard of it. The page sends it back
 * with its next calls, so that they never answer older than what was pushed. The server remembers a session's own for as long.
 */
const forgottenAfterMs = 60_000;
const heard = new Map<string, { seq: number; at: number }>();

/** Takes a position as it stands on the wire (`media.0.123,social.3.44`). */
export function hearPosition(position: string, now = Date.now()): void {
  for (const part of position.split(',')) {
    const [, lane, seq] = /^([a-z]+\.\d+)\.(\d+)$/.exec(part) ?? [];
    if (lane && seq) heard.set(lane, { seq: Math.max(Number(seq), heard.get(lane)?.seq ?? 0), at: now });
  }
}

/** The position to send, or nothing when no push came lately. */
export function heardPosition(now = Date.now()): string | undefined {
  for (const [lane, { at }] of heard) if (now - at > forgottenAfterMs) heard.delete(lane);
  return [...heard].map(([lane, { seq }]) => `${lane}.${seq}`).join(',') || undefined;
}
