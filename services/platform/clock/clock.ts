/**
 * What time it is. `now`: the wall clock, which may be set, and jump. `monotonicMs`: milliseconds since some moment, by a clock that nobody sets, and that may
 * stand while the machine sleeps: intervals are measured by it.
 */
export type Clock = { now(): Date; monotonicMs(): number };

export const systemClock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() };

/** A clock of which all time passes: none of it is a jump. */
export const passingClock = (now: () => Date): Clock => ({ now, monotonicMs: () => now().getTime() });
