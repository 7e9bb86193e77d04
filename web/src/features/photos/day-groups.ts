// Days that share a line, decided by their counts alone: nothing moves to another line when the shapes of pictures become known.
import type { Day } from '../../posts/data/chunks.ts';

/** Days whose pictures share a line. `rest`: number of pictures of the last day that stand in rows below that line. `isLast`: no group follows. */
export type DayGroup = { readonly days: readonly Day[]; readonly rest: number; readonly isLast: boolean };
/** Capacity of a line: pictures of a usual shape, and headings. */
type LineCapacity = { readonly pictures: number; readonly headings: number };

/** Groups days from top to bottom. Small days share a line; one that would leave it rather empty takes the first pictures of the day that follows. */
export function groupDays(days: readonly Day[], { pictures, headings }: LineCapacity): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  // Two thirds of a line; one of two on a small screen.
  const enough = Math.ceil((2 * pictures - 1) / 3);
  let open: Day[] = [];
  let filled = 0;
  let left = days.length;
  const close = (rest: number) => {
    if (open.length > 0) groups.push({ days: open, rest, isLast: left === 0 });
    open = [];
    filled = 0;
  };
  for (const day of days) {
    if (open.length === headings || (filled + day.count > pictures && filled >= enough)) close(0);
    left -= 1;
    if (open.length === 0 && day.count >= pictures) {
      groups.push({ days: [day], rest: day.count, isLast: left === 0 });
      continue;
    }
    open.push(day);
    const beyond = filled + day.count - pictures;
    const rest = beyond >= enough ? beyond : 0;
    filled += day.count - rest;
    if (filled >= pictures) close(rest);
  }
  close(0);
  return groups;
}
