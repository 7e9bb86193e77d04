// Where everything of the timeline stands. Pure: numbers are CSS pixels from its top.
import type { Day } from './chunks.ts';

/** One picture of a row: which of its day's, and how wide. */
export type Cell = { readonly nth: number; readonly width: number };
/** The heading of a day, without cells, or a row of its pictures. */
export type Row = { readonly day: string; readonly top: number; readonly height: number; readonly cells: readonly Cell[] };
/** A place that stays where it is in the window while rows around it change: a picture's row, and how far it is below the window's top. */
export type Anchor = { readonly day: string; readonly nth: number; readonly below: number };

/** Width to height of each picture of a day, as far as they are known. */
export type RatiosOf = (day: string) => readonly (number | undefined)[] | undefined;

export const headingPx = 56;
export const gapPx = 4;
const rowPx = { narrow: 112, wide: 200 };
const wideFromPx = 640;
/** Until it is known, and what is drawn of the narrowest and the widest. */
const usualRatio = 4 / 3;
const [minRatio, maxRatio] = [0.5, 3];

/** The days from top to bottom, each with rows that fill the width but for its last. */
export function layOut(days: readonly Day[], ratiosOf: RatiosOf, width: number): readonly Row[] {
  const rows: Row[] = [];
  const target = width < wideFromPx ? rowPx.narrow : rowPx.wide;
  let top = 0;
  const add = (day: string, height: number, cells: readonly Cell[]) => {
    rows.push({ day, top, height, cells });
    top += height;
  };
  for (const { day, count } of days) {
    add(day, headingPx, []);
    const ratios = ratiosOf(day);
    let row: { nth: number; ratio: number }[] = [];
    let sum = 0;
    const close = (height: number) => {
      add(
        day,
        height + gapPx,
        row.map(({ nth, ratio }) => ({ nth, width: ratio * height })),
      );
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
  }
  return rows;
}

export const heightOf = (rows: readonly Row[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

/** Names a row for as long as its first picture is the same. */
export const keyOf = (row: Row | undefined): string => `${row?.day} ${row?.cells[0]?.nth ?? ''}`;

/** A month of the library and where it begins, as a part of the whole from 0 to 1. */
export type Month = { readonly month: string; readonly at: number };

/** The months in the order of the rows. */
export function monthsOf(rows: readonly Row[]): readonly Month[] {
  const height = heightOf(rows);
  const months: Month[] = [];
  for (const { day, top } of rows) {
    const month = day.slice(0, 'YYYY-MM'.length);
    if (months.at(-1)?.month !== month) months.push({ month, at: top / height });
  }
  return months;
}

/** The last row that begins at or above a place; the first one above all. */
export function rowAt(rows: readonly Row[], y: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rows[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** What to hold on to while the window's top is at `y`. */
export function anchorAt(rows: readonly Row[], y: number): Anchor | undefined {
  const row = rows[rowAt(rows, y)];
  return row && { day: row.day, nth: row.cells[0]?.nth ?? -1, below: row.top - y };
}

/** Where the window's top belongs for an anchor to be where it was; nothing when its day is gone. */
export function placeOf(rows: readonly Row[], { day, nth, below }: Anchor): number | undefined {
  const ofDay = rows.filter((row) => row.day === day);
  const row = ofDay.findLast(({ cells }) => (cells[0]?.nth ?? -1) <= nth) ?? ofDay[0];
  return row && row.top - below;
}
