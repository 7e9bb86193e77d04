// How far a caller has seen. [Note: You see what you did] Every answer's `wrote` is raised under the session before it is sent;
// a short-lived cookie repeats it for callers without a session and for a lost cache; pages add what a push told them.
import { emptyPosition, formatPosition, mergePositions, type Position, parsePosition } from '@kloak/platform/position.ts';

export const positionSeconds = 60;
/** A cookie that grew longer begins anew with the newest write. */
const longestCookie = 3000;

export const positionKey = (session: string) => `at:${session}`;

export function isNowhere(position: Position): boolean {
  return Object.keys(position).length === 0;
}

/** Whether `a` has seen all that `b` has. */
export function covers(a: Position, b: Position): boolean {
  return Object.entries(b).every(([service, lanes]) => Object.entries(lanes).every(([lane, seq]) => (a[service]?.[Number(lane)] ?? 0) >= seq));
}

export function positionFrom(texts: readonly (string | undefined)[]): Position {
  return texts.reduce<Position>((sum, text) => (text === undefined ? sum : mergePositions(sum, parsePosition(text))), emptyPosition);
}

/** What the cookie says from now on. */
export function cookieText(before: Position, wrote: Position): string {
  const whole = formatPosition(mergePositions(before, wrote));
  return whole.length <= longestCookie ? whole : formatPosition(wrote);
}
