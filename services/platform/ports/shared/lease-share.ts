// [Note: Sharing partitions] Each holder records when it last asked for leases. All that ask for the same names count the same holders, so each computes
// the same shares by itself, without messages between them. Processes of another build ask for other names (see [Note: A lease for each partition]) and
// share among themselves. A name that both builds ask for stays with its holder until that holder ends.
import { digest } from '../../codec/keys.ts';

/** Key of a set of names, in any order: holders with the same kind share. */
export function kindOf(names: readonly string[]): string {
  return digest(...names.toSorted());
}

/** Share of one holder. Names are dealt out in turn, so that the partitions of one consumer are spread as well. Every name is in exactly one share. */
export function shareOf(holder: string, holders: readonly string[], names: readonly string[]): Set<string> {
  if (holders.length === 1) return new Set(names);
  const place = holders.toSorted().indexOf(holder);
  return new Set(names.toSorted().filter((_name, at) => at % holders.length === place));
}

/** `until`: `seconds` after the holder's last request, in ms by its own clock. Later it no longer counts. */
type LeaseRequest = { holder: string; until: number; seconds: number };

/**
 * Returns, at each look, the holders that count: those that asked within their seconds. A holder's clock may be wrong, so its own time is believed only
 * within the possible range: between this process's last two looks. Otherwise a holder could count for one process and not for another, and a name could
 * be in nobody's share. `wallMs` is the time by this process's clock, `nowMs` by its monotonic clock, since either clock may be set meanwhile.
 */
export function watchHolders(): (asking: readonly LeaseRequest[], time: { wallMs: number; nowMs: number }) => string[] {
  const seen = new Map<string, { until: number; at: number; looked: number }>();
  const isThere = ({ holder, until, seconds }: LeaseRequest, { wallMs, nowMs: now }: { wallMs: number; nowMs: number }): boolean => {
    const before = seen.get(holder);
    const asked = Math.min(until - seconds * 1000 - wallMs, 0) + now;
    const at = before === undefined ? asked : before.until === until ? before.at : Math.min(Math.max(asked, before.looked), now);
    seen.set(holder, { until, at, looked: now });
    return at + seconds * 1000 > now;
  };
  return (asking, time) => asking.filter((one) => isThere(one, time)).map(({ holder }) => holder);
}
