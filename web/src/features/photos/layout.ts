// Layout of the timeline. Numbers are CSS pixels from its top.
import type { Day } from '../../posts/data/chunks.ts';
import type { PlaceInTime } from '../../posts/data/timeline-place.ts';
import { type DayGroup, groupDays } from './day-groups.ts';
import { bottomOf, dayGapPx, gapPx, layOutGroup, type Ratios, type Row, type RowRoom, usualRatio } from './rows.ts';

/** A day with its rows. Days that share a line have the same `top`. */
type LaidDay = Day & { readonly top: number; readonly height: number; readonly ratios: Ratios; readonly rows: readonly Row[]; readonly group: DayGroup };
/** Space for the layout: its width, and the font size. */
export type LayoutArea = { readonly width: number; readonly letter: number };
/** Days from top to bottom. Their rows fill the width; only the last line may be shorter. Small days share a line. */
export type Layout = LayoutArea & { readonly height: number; readonly days: readonly LaidDay[]; readonly byDay: ReadonlyMap<string, LaidDay> };
/** A row with its position from the top of the layout. */
export type PlacedRow = { readonly day: string; readonly top: number; readonly row: Row };
/** A picture's row that keeps its place in the window while rows around it change, and its distance below the window's top. */
export type Anchor = PlaceInTime & { readonly below: number };

/** Browsers scroll by whole device pixels, so that a row scrolled to the top may begin up to this much below it. */
export const scrollStepPx = 1;
const rowPx = { narrow: 112, wide: 200 };
const wideFromPx = 640;
/** Width that the heading of a day needs, in letters, and that of its short form, which omits the day of the week. */
const headingLetters = 14;
const shortHeadingLetters = 7.5;

/** True if a day of this width has room only for the short form of its heading. */
export const hasShortHeading = ({ width }: Row, letter: number): boolean => width < headingLetters * letter;

const roomOf = ({ width, letter }: LayoutArea): RowRoom => ({
  width,
  rowPx: width < wideFromPx ? rowPx.narrow : rowPx.wide,
  leastPx: Math.min(width, shortHeadingLetters * letter),
});

/** Number of boxes of a width that fit beside each other with a gap; at least one. */
const fitting = (width: number, boxPx: number, gap: number) => Math.max(1, (width + gap) / (boxPx + gap));

/** Lays a library out. Unchanged days of `before` are reused, so that a large library costs little when a few pictures are loaded. */
export function layOut(days: readonly Day[], ratiosOf: (day: string) => Ratios, area: LayoutArea, before?: Layout): Layout {
  const room = roomOf(area);
  const { width } = area;
  const groups = groupDays(days, {
    pictures: Math.round(fitting(width, usualRatio * room.rowPx, gapPx)),
    headings: Math.floor(fitting(width, room.leastPx, dayGapPx)),
  });
  const known = before?.width === width && before.letter === area.letter ? before.byDay : undefined;
  /** Rows by numbers of pictures, for days of which only these are known. */
  const usual = new Map<string, readonly (readonly Row[])[]>();
  const rowsOf = (group: DayGroup, ratios: readonly Ratios[]) => {
    const reused = rowsBefore(group, ratios, known);
    if (reused) return reused;
    const shape = group.isLast || ratios.some(Boolean) ? undefined : `${group.days.map(({ count }) => count).join()} ${group.rest}`;
    const rows = (shape !== undefined && usual.get(shape)) || layOutGroup(group, ratios, room);
    if (shape !== undefined) usual.set(shape, rows);
    return rows;
  };
  const laid: LaidDay[] = [];
  const byDay = new Map<string, LaidDay>();
  let top = 0;
  for (const group of groups) {
    const ratios = group.days.map(({ day }) => ratiosOf(day));
    const rows = rowsOf(group, ratios);
    let groupPx = 0;
    for (const [index, { day, count }] of group.days.entries()) {
      const ofDay = rows[index] ?? [];
      const height = bottomOf(ofDay);
      const one = { day, count, top, height, ratios: ratios[index], rows: ofDay, group };
      laid.push(one);
      byDay.set(day, one);
      groupPx = Math.max(groupPx, height);
    }
    top += groupPx;
  }
  return { ...area, height: top, days: laid, byDay };
}

/** Rows of a group in an earlier layout; undefined if anything about it changed. */
function rowsBefore({ days, rest, isLast }: DayGroup, ratios: readonly Ratios[], known: ReadonlyMap<string, LaidDay> | undefined) {
  const before = known?.get(days[0]?.day ?? '')?.group;
  if (before?.days.length !== days.length || before.rest !== rest || before.isLast !== isLast) return undefined;
  const rows: (readonly Row[])[] = [];
  for (const [index, { day, count }] of days.entries()) {
    const laid = known?.get(day);
    if (laid?.group !== before || laid.count !== count || laid.ratios !== ratios[index]) return undefined;
    rows.push(laid.rows);
  }
  return rows;
}

/** Measures the space for the timeline, and the font size. */
export function layoutAreaOf(place: Element): LayoutArea {
  return { width: place.clientWidth, letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16 };
}

/** Positions of a row's pictures in the layout, each with its index in the day; none for a heading. */
export function cellsOf({ top, row: { left, height, first, widths } }: PlacedRow) {
  let right = left;
  return widths.map((width, index) => {
    const placed = { nth: first + index, width, left: right, top, height: height - gapPx };
    right += width + gapPx;
    return placed;
  });
}

/** The `sizes` of a picture of this width. Phones with more than two device pixels per CSS pixel load the file for two, as in cards (`newestSizes`). */
export const sizesOf = (width: number): string => `(min-resolution: 2.5dppx) ${Math.ceil(width / 1.5)}px, ${Math.ceil(width)}px`;

/** Index of a row's first picture; undefined for a heading. */
const firstOf = ({ first, widths }: Row) => (widths.length > 0 ? first : undefined);

/** Key of a row, stable while its first picture is the same. */
export const keyOf = ({ day, row }: PlacedRow): string => `${day} ${firstOf(row) ?? ''}`;

/** A month of the library and its beginning, as a part of the whole from 0 to 1. */
export type Month = { readonly month: string; readonly at: number };

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Months from top to bottom, each at the first line that begins with it, or else at the line that contains it. */
export function monthsOf({ days, height }: Layout): readonly Month[] {
  const months: (Month & { readonly isBegin: boolean })[] = [];
  for (const { day, top, group } of days) {
    const month = monthOf(day);
    const isBegin = day === group.days[0]?.day;
    const last = months.at(-1);
    if (last?.month === month && (last.isBegin || !isBegin)) continue;
    if (last?.month === month) months.pop();
    months.push({ month, at: top / height, isBegin });
  }
  return months;
}

/**
 * Returns the last entry of a sorted list that begins at or above a position, or the first of several that begin there. Above all entries: the first
 * one.
 */
function lastAt(list: readonly { readonly top: number }[], y: number): number {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((list[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  let found = Math.max(0, low);
  while (found > 0 && list[found - 1]?.top === list[found]?.top) found -= 1;
  return found;
}

const placeRow = ({ day, top }: LaidDay, row: Row): PlacedRow => ({ day, top: top + row.top, row });

/** Returns the rows between two positions, from top to bottom. */
export function rowsBetween({ days }: Layout, from: number, to: number): readonly PlacedRow[] {
  const between: PlacedRow[] = [];
  for (let index = lastAt(days, from); index < days.length; index++) {
    const day = days[index];
    if (!day || day.top >= to) break;
    const { top, rows } = day;
    for (const row of rows) if (top + row.top < to && top + row.top + row.height > from) between.push(placeRow(day, row));
  }
  return between;
}

/** Returns the row at a position. */
export function rowAt({ days }: Layout, y: number): PlacedRow | undefined {
  // The last day of a line may go on below the others.
  const first = lastAt(days, y);
  const day = days.slice(first, first + (days[first]?.group.days.length ?? 0)).find(({ top, height }) => top + height > y) ?? days[first];
  const row = day?.rows[lastAt(day.rows, y - day.top)];
  return day && row && placeRow(day, row);
}

/** Returns the row of a picture; undefined if it is gone. */
export function rowOf({ byDay }: Layout, { day, nth }: PlaceInTime): PlacedRow | undefined {
  const laid = byDay.get(day);
  const row = laid?.rows.find(({ first, widths }) => nth >= first && nth < first + widths.length);
  return laid && row && placeRow(laid, row);
}

/** Returns the row to keep in place while the window's top is at `y`. */
export function anchorAt(layout: Layout, y: number): Anchor | undefined {
  const found = rowAt(layout, y + scrollStepPx);
  return found && { day: found.day, nth: firstOf(found.row) ?? -1, below: found.top - y };
}

/** Returns the window's top at which an anchor is where it was; undefined if its day is gone. */
export function scrollTopOf({ byDay }: Layout, { day, nth, below }: Anchor): number | undefined {
  const laid = byDay.get(day);
  const row = laid?.rows.findLast((one) => (firstOf(one) ?? -1) <= nth) ?? laid?.rows[0];
  return laid && row && laid.top + row.top - below;
}
