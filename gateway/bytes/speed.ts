/** Minimum: `bytes` in any period of `ms`. */
export type Speed = { bytes: number; ms: number };

/** Checks per period of a `Speed`. */
const looks = 12;

/** Compares the bytes received in the last period with `least`, at each check (every `everyMs`); never before the first period is over. */
export function speedWatch(least: Speed): { everyMs: number; isTooSlow(comeBytes: number): boolean } {
  const seen = [0];
  return {
    everyMs: least.ms / looks,
    isTooSlow(comeBytes) {
      seen.push(comeBytes);
      if (seen.length <= looks) return false;
      return comeBytes - (seen.shift() ?? 0) < least.bytes;
    },
  };
}
