// Where everything of the timeline stands. Pure: numbers are CSS pixels from its top.
import type { Day } from '../../lib/chunks.ts';
import type { PlaceInTime } from '../../lib/timeline-place.ts';

/** One picture of a row: which of its day's, and how wide. */
export type Cell = { readonly nth: number; readonly width: number };
/** The heading of a day, without cells, or a row of its pictures. `top`: from the top of its day. */
export type Row = { readonly top: number; readonly height: number; readonly cells: readonly Cell[] };
/** Width to height of each picture of a day, as far as they are known. Another list, where anything of it is another. */
type Ratios = readonly (number | undefined)[] | undefined;
type LaidDay = Day & { readonly ratios: Ratios; readonly top: number; readonly height: number; readonly rows: readonly Row[] };
/** The days from top to bottom, each with rows that fill the width but for its last. */
export type Layout = { readonly width: number; readonly height: number; readonly days: readonly LaidDay[]; readonly byDay: ReadonlyMap<string, LaidDay> };
/** A row where it stands. */
export type Placed = { readonly day: string; readonly top: number; readonly row: Row };
/** A place that stays where it is in the window while rows around it change: a picture's row, and how far it is below the window's top. */
export type Anchor = PlaceInTime & { readonly below: number };

export const headingPx = 56;
export const gapPx = 4;
const rowPx = { narrow: 112, wide: 200 };
const wideFromPx = 640;
/** Until it is known, and what is drawn of the narrowest and the widest. */
const usualRatio = 4 / 3;
const [minRatio, maxRatio] = [0.5, 3];

/** Lays a library out; `before`: what of it is as it was is taken over, so that a large one costs little when some of its pictures come. */
export function layOut(days: readonly Day[], ratiosOf: (day: string) => Ratios, width: number, before?: Layout): Layout {
  const known = before?.width === width ? before.byDay : undefined;
  /** By their number, of days of which nothing else is known. */
  const usual = new Map<number, readonly Row[]>();
  const rowsOf = ({ day, count }: Day, ratios: Ratios) => {
    const last = known?.get(day);
    if (last?.count === count && last.ratios === ratios) return last.rows;
    const rows = (!ratios && usual.get(count)) || layOutDay(count, ratios, width);
    if (!ratios) usual.set(count, rows);
    return rows;
  };
  let top = 0;
  const laid = days.map(({ day, count }): LaidDay => {
    const ratios = ratiosOf(day);
    const rows = rowsOf({ day, count }, ratios);
    const height = bottomOf(rows);
    top += height;
    return { day, count, ratios, top: top - height, height, rows };
  });
  return { width, height: top, days: laid, byDay: new Map(laid.map((one) => [one.day, one])) };
}

function layOutDay(count: number, ratios: Ratios, width: number): readonly Row[] {
  const rows: Row[] = [{ top: 0, height: headingPx, cells: [] }];
  const target = width < wideFromPx ? rowPx.narrow : rowPx.wide;
  let row: { nth: number; ratio: number }[] = [];
  let sum = 0;
  const close = (height: number) => {
    rows.push({ top: bottomOf(rows), height: height + gapPx, cells: row.map(({ nth, ratio }) => ({ nth, width: ratio * height })) });
    row = [];
    sum = 0;
  };
  for (let nth = 0; nth < count; nth++) {
    const ratio = Math.min(maxRatio, Math.max(minRatio, ratios?.[nth] ?? usualRatio));
    row.push({ nth, ratio });
    sum += ratio;
    const free = width - gapPx * (row.length - 1);
    if (sum * target >= free) close(free / sum);
  }
  if (row.length > 0) close(target);
  return rows;
}

function bottomOf(rows: readonly Row[]): number {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
}

/** Names a row for as long as its first picture is the same. */
export const keyOf = ({ day, row }: Placed): string => `${day} ${row.cells[0]?.nth ?? ''}`;

/** A month of the library and where it begins, as a part of the whole from 0 to 1. */
export type Month = { readonly month: string; readonly at: number };

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The months from top to bottom. */
export function monthsOf({ days, height }: Layout): readonly Month[] {
  const months: Month[] = [];
  for (const { day, top } of days) {
    const month = monthOf(day);
    if (months.at(-1)?.month !== month) months.push({ month, at: top / height });
  }
  return months;
}

/** The last of a sorted list that begins at or above a place; the first one above all. */
function lastAt(list: readonly { readonly top: number }[], y: number): number {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((list[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The rows that stand between two places, from top to bottom. */
export function rowsBetween({ days }: Layout, from: number, to: number): readonly Placed[] {
  const between: Placed[] = [];
  for (let index = lastAt(days, from); index < days.length; index++) {
    const { day, top = to, rows = [] } = days[index] ?? { day: '' };
    if (top >= to) break;
    for (const row of rows) if (top + row.top < to && top + row.top + row.height > from) between.push({ day, top: top + row.top, row });
  }
  return between;
}

/** The row that stands at a place. */
export function rowAt({ days }: Layout, y: number): Placed | undefined {
  const { day, top, rows } = days[lastAt(days, y)] ?? {};
  const row = rows?.[lastAt(rows, y - (top ?? 0))];
  return day !== undefined && top !== undefined && row ? { day, top: top + row.top, row } : undefined;
}

/** The row of a picture; nothing when it is gone. */
export function rowOf({ byDay }: Layout, { day, nth }: PlaceInTime): Placed | undefined {
  const laid = byDay.get(day);
  const row = laid?.rows.find(({ cells }) => cells.some((cell) => cell.nth === nth));
  return laid && row && { day, top: laid.top + row.top, row };
}

/** What to hold on to while the window's top is at `y`. */
export function anchorAt(layout: Layout, y: number): Anchor | undefined {
  const found = rowAt(layout, y);
  return found && { day: found.day, nth: found.row.cells[0]?.nth ?? -1, below: found.top - y };
}

/** Where the window's top belongs for an anchor to be where it was; nothing when its day is gone. */
export function placeOf({ byDay }: Layout, { day, nth, below }: Anchor): number | undefined {
  const laid = byDay.get(day);
  const row = laid?.rows.findLast(({ cells }) => (cells[0]?.nth ?? -1) <= nth) ?? laid?.rows[0];
  return laid && row && laid.top + row.top - below;
}
