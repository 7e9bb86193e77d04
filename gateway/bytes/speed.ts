/** Minimum: `bytes` in any period of `ms`. */
export type Speed = { bytes: number; ms: number };

/** Checks per period of a `Speed`. */
const looks = 12;

/** Tells at each look, one every `everyMs`, whether what came since the same look one time earlier is less than `least`; not before a whole time has passed. */
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
