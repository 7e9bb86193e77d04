/** Limits of logged refusals in `windowMs`: per network, and in total. Without them, a refused caller could push everything else out of the log. */
const [windowMs, perNetwork, inAll] = [600_000, 20, 200];

type RefusalOutcome = 'note' | 'note-that-more' | 'pass-over';

/** Counts a refusal of a network. The first one beyond the bound is `note-that-more`. */
export function refusalBound(now = () => performance.now()): (network: string) => RefusalOutcome {
  const counts = new Map<string, number>();
  let [endsAtMs, all] = [Number.NEGATIVE_INFINITY, 0];
  return (network) => {
    if (now() >= endsAtMs) {
      endsAtMs = now() + windowMs;
      all = 0;
      counts.clear();
    }
    const count = (counts.get(network) ?? 0) + 1;
    if (all > inAll || count > perNetwork + 1) return 'pass-over';
    counts.set(network, count);
    all += 1;
    return count > perNetwork || all > inAll ? 'note-that-more' : 'note';
  };
}
