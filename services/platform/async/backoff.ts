/**
 * Pause before the next attempt. `spread`: the share of the time by which a random amount shortens or lengthens it, so that many do not retry at once.
 */
export type Backoff = { firstMs: number; maxMs: number; spread: number };

/** Doubles with each failure, from `firstMs` after the first (`failures` 0) to `maxMs`. `random` is from 0 to 1. */
export function backoffMs(failures: number, { firstMs, maxMs, spread }: Backoff, random = Math.random()): number {
  return Math.round(Math.min(firstMs * 2 ** failures, maxMs) * (1 + spread * (2 * random - 1)));
}
