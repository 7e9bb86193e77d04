/**
 * Time sources. `now`: the wall clock, which may be set, and jump. `monotonicMs`: milliseconds since some moment, by a clock that cannot be set and may
 * stop while the machine sleeps; it measures intervals.
 */
export type Clock = { now(): Date; monotonicMs(): number };

export const systemClock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() };

/** A clock that believes every advance: none is a jump. */
export const passingClock = (now: () => Date): Clock => ({ now, monotonicMs: () => now().getTime() });
