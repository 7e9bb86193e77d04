// [Note: Sharing lanes] Those who ask for the same names are known by when they last asked, and share what they ask for without a word between
// them: each counts the same holders and comes to the same shares. Builds with other names (a new version of a view) share among themselves:
// a name that they have in common stays with who has it until that one ends.
import { digest } from '../../engine/keys.ts';

/** What those have in common who ask for the same names. */
export function kindOf(names: readonly string[]): string {
  return digest(...names.toSorted());
}

/** The names that are one holder's share: in turn, so that the lanes of one consumer are spread, too. Every name is one holder's. */
export function shareOf(holder: string, holders: readonly string[], names: readonly string[]): Set<string> {
  if (holders.length === 1) return new Set(names);
  const place = holders.toSorted().indexOf(holder);
  return new Set(names.toSorted().filter((_name, at) => at % holders.length === place));
}

/** A holder, and until when, by its clock, it counts without asking again: `seconds` after it asked. */
type Asking = { holder: string; until: number; seconds: number };

/**
 * Tells again and again which holders are there: those that asked within their seconds. When that was, their clocks say, as far as it can be:
 * between two looks. Else a clock that goes wrong would count for some and not for others, and a name could be in nobody's share.
 */
export function watchHolders(): (asking: readonly Asking[], now: number) => string[] {
  const seen = new Map<string, { until: number; at: number; looked: number }>();
  const isThere = ({ holder, until, seconds }: Asking, now: number): boolean => {
    const before = seen.get(holder);
    const asked = until - seconds * 1000;
    const at = before === undefined ? asked : before.until === until ? before.at : Math.min(Math.max(asked, before.looked), now);
    seen.set(holder, { until, at, looked: now });
    return at + seconds * 1000 > now;
  };
  return (asking, now) => asking.filter((one) => isThere(one, now)).map(({ holder }) => holder);
}
