// Layout of the timeline. Numbers are CSS pixels from its top.
import type { Day } from '../../posts/data/chunks.ts';
import type { PlaceInTime } from '../../posts/data/timeline-place.ts';

/** A picture of a row: its index in the day, and its width. */
export type Cell = { readonly nth: number; readonly width: number };
/** Heading of a day, without cells, or a row of its pictures. `top`: from the top of its day. */
export type Row = { readonly top: number; readonly height: number; readonly cells: readonly Cell[] };
/** Ratios (width to height) of a day's pictures, as far as known. A changed ratio means a new array. */
type Ratios = readonly (number | undefined)[] | undefined;
/** A box in the layout. */
type Rect = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type LaidDay = Day & Rect & { readonly ratios: Ratios; readonly rows: readonly Row[] };
/** Space for the layout: its width, and the font size. */
export type LayoutArea = { readonly width: number; readonly letter: number };
/** Days from top to bottom. Their rows fill the width, except for the last row of each day. One-picture days are side by side if there is room. */
export type Layout = LayoutArea & { readonly height: number; readonly days: readonly LaidDay[]; readonly byDay: ReadonlyMap<string, LaidDay> };
/** A row with its position, in the width of its day. */
export type PlacedRow = { readonly day: string; readonly left: number; readonly top: number; readonly width: number; readonly row: Row };
/** A picture's row that keeps its place in the window while rows around it change, and its distance below the window's top. */
export type Anchor = PlaceInTime & { readonly below: number };

/** Browsers scroll by whole device pixels, so that a row scrolled to the top may begin up to this much below it. */
export const scrollStepPx = 1;
export const headingPx = 56;
export const gapPx = 4;
const rowPx = { narrow: 112, wide: 200 };
const wideFromPx = 640;
/** Ratio until it is known, and limits of the shown ratio. */
const usualRatio = 4 / 3;
const [minRatio, maxRatio] = [0.5, 3];

/** Maximum ratio of the only picture of a day, if such days are side by side: it keeps its height. */
const loneRatio = 3 / 2;
/** Gap between days that are side by side. */
const dayGapPx = 16;
/** Width that the heading of a day needs, in letters. */
const headingLetters = 14;
/** Length of a heading on a small screen, which omits the day of the week. */
const shortHeadingLetters = 7.5;

/** Width below which a day beside another one has a short heading. */
export const shortHeadingBelowPx = 224;
const isNarrow = (width: number) => width < wideFromPx;
const rowPxIn = (width: number) => (isNarrow(width) ? rowPx.narrow : rowPx.wide);

/** Number of one-picture days that fit beside each other. */
function columnsIn({ width, letter }: LayoutArea): number {
  const least = isNarrow(width) ? Math.max(rowPx.narrow, shortHeadingLetters * letter) : Math.max(rowPx.wide * loneRatio, headingLetters * letter);
  return Math.max(1, Math.floor((width + dayGapPx) / (least + dayGapPx)));
}

/** Lays a library out. Unchanged days of `before` are reused, so that a large library costs little when a few pictures are loaded. */
export function layOut(days: readonly Day[], ratiosOf: (day: string) => Ratios, room: LayoutArea, before?: Layout): Layout {
  const { width, letter } = room;
  const columns = columnsIn(room);
  const widestLone = Math.min(loneRatio, columnPxOf(width, columns) / rowPxIn(width));
  const known = before?.width === width && before.letter === letter ? before.byDay : undefined;
  /** Rows by number of posts, for days of which only that number is known. */
  const usual = new Map<number, readonly Row[]>();
  const rowsOf = ({ day, count }: Day, ratios: Ratios) => {
    const last = known?.get(day);
    if (last?.count === count && last.ratios === ratios) return last.rows;
    const rows = (!ratios && usual.get(count)) || layOutDay(count, ratios, { width, widest: columns > 1 && count === 1 ? widestLone : maxRatio });
    if (!ratios) usual.set(count, rows);
    return rows;
  };
  const laid = days.map(({ day, count }) => {
    const ratios = ratiosOf(day);
    const rows = rowsOf({ day, count }, ratios);
    return { day, count, ratios, rows, height: bottomOf(rows) };
  });
  const placed = placeDays(laid, width, columns);
  const { top = 0, height = 0 } = placed.at(-1) ?? {};
  return { ...room, height: top + height, days: placed, byDay: new Map(placed.map((one) => [one.day, one])) };
}

const columnPxOf = (width: number, columns: number) => (width - dayGapPx * (columns - 1)) / columns;

/** Places days below each other, and one-picture days side by side. A row never spans two years, so that a jump to a year finds it at a row's beginning. */
function placeDays<Laid extends Day & { readonly height: number }>(days: readonly Laid[], width: number, columns: number): (Laid & Rect)[] {
  const columnPx = columnPxOf(width, columns);
  const placed: (Laid & Rect)[] = [];
  let column = 0;
  for (const one of days) {
    const last = placed.at(-1);
    const isLone = columns > 1 && one.count === 1;
    column = isLone && last?.count === 1 && column + 1 < columns && yearOf(last.day) === yearOf(one.day) ? column + 1 : 0;
    const top = last ? last.top + (column > 0 ? 0 : last.height) : 0;
    placed.push({ ...one, left: column * (columnPx + dayGapPx), top, width: isLone ? columnPx : width });
  }
  return placed;
}

/** `widest`: maximum ratio of a picture (width to height). */
function layOutDay(count: number, ratios: Ratios, { width, widest }: { readonly width: number; readonly widest: number }): readonly Row[] {
  const rows: Row[] = [{ top: 0, height: headingPx, cells: [] }];
  const target = rowPxIn(width);
  let row: { nth: number; ratio: number }[] = [];
  let sum = 0;
  const close = (height: number) => {
    rows.push({ top: bottomOf(rows), height: height + gapPx, cells: row.map(({ nth, ratio }) => ({ nth, width: ratio * height })) });
    row = [];
    sum = 0;
  };
  for (let nth = 0; nth < count; nth++) {
    const ratio = Math.min(widest, Math.max(minRatio, ratios?.[nth] ?? usualRatio));
    row.push({ nth, ratio });
    sum += ratio;
    const free = width - gapPx * (row.length - 1);
    if (sum * target >= free) close(free / sum);
  }
  if (row.length > 0) close(target);
  return rows;
}

/** Measures the space for the timeline, and the font size. */
export function layoutAreaOf(place: Element): LayoutArea {
  return { width: place.clientWidth, letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16 };
}

/** Positions of a row's pictures in the layout; none for a heading. */
export function cellsOf({ left, top, row: { height, cells } }: PlacedRow): (Cell & Omit<Rect, 'width'>)[] {
  let right = left;
  return cells.map((cell) => {
    const placed = { ...cell, left: right, top, height: height - gapPx };
    right += cell.width + gapPx;
    return placed;
  });
}

/** The `sizes` of a picture of this width. Phones with more than two device pixels per CSS pixel load the file for two, as in cards (`newestSizes`). */
export const sizesOf = (width: number): string => `(min-resolution: 2.5dppx) ${Math.ceil(width / 1.5)}px, ${Math.ceil(width)}px`;

function bottomOf(rows: readonly Row[]): number {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
}

/** Key of a row, stable while its first picture is the same. */
export const keyOf = ({ day, row }: PlacedRow): string => `${day} ${row.cells[0]?.nth ?? ''}`;

/** A month of the library and its beginning, as a part of the whole from 0 to 1. */
export type Month = { readonly month: string; readonly at: number };

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);
const yearOf = (day: string) => day.slice(0, 'YYYY'.length);

/** Months from top to bottom, each at the first row that begins with it. */
export function monthsOf({ days, height }: Layout): readonly Month[] {
  const months: Month[] = [];
  for (const { day, left, top } of days) {
    const month = monthOf(day);
    if (left === 0 && months.at(-1)?.month !== month) months.push({ month, at: top / height });
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

const placeRow = ({ day, left, top, width }: LaidDay, row: Row): PlacedRow => ({ day, left, top: top + row.top, width, row });

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
  const day = days[lastAt(days, y)];
  const row = day?.rows[lastAt(day.rows, y - day.top)];
  return day && row && placeRow(day, row);
}

/** Returns the row of a picture; undefined if it is gone. */
export function rowOf({ byDay }: Layout, { day, nth }: PlaceInTime): PlacedRow | undefined {
  const laid = byDay.get(day);
  const row = laid?.rows.find(({ cells }) => cells.some((cell) => cell.nth === nth));
  return laid && row && placeRow(laid, row);
}

/** Returns the row to keep in place while the window's top is at `y`. */
export function anchorAt(layout: Layout, y: number): Anchor | undefined {
  const found = rowAt(layout, y + scrollStepPx);
  return found && { day: found.day, nth: found.row.cells[0]?.nth ?? -1, below: found.top - y };
}

/** Returns the window's top at which an anchor is where it was; undefined if its day is gone. */
export function scrollTopOf({ byDay }: Layout, { day, nth, below }: Anchor): number | undefined {
  const laid = byDay.get(day);
  const row = laid?.rows.findLast(({ cells }) => (cells[0]?.nth ?? -1) <= nth) ?? laid?.rows[0];
  return laid && row && laid.top + row.top - below;
}
