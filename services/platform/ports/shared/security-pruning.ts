// When entries of the security log are old enough to be removed for good.
import { dayMs } from '@kloak/proto/rules/durations.ts';

/** Measured by the monotonic clock. */
export const pruneEveryMs = dayMs;

/**
 * Time by which entries are removed, if the last removal noted `markedMs` (0: never). A clock that jumps ahead gains at most two days with each removal,
 * so that it is right again before an entry of this month is lost.
 */
export const trustedMs = (markedMs: number, nowMs: number): number => (markedMs > 0 ? Math.min(nowMs, markedMs + 2 * dayMs) : nowMs);
