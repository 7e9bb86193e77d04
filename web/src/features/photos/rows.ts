// Rows of pictures that fill a width. Numbers are CSS pixels.
import type { DayGroup } from './day-groups.ts';

/** Ratios (width to height) of a day's pictures, as far as known. A changed ratio means a new array. */
export type Ratios = readonly (number | undefined)[] | undefined;
/** A day's heading, without pictures, or a row of its pictures from the `first` on. `top`: from the top of the day; `left`: from that of the layout. */
export type Row = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly first: number;
  readonly widths: readonly number[];
};
/** Room of the rows. `rowPx`: usual height of a picture; `leastPx`: width of a day's heading. */
export type RowRoom = { readonly width: number; readonly rowPx: number; readonly leastPx: number };

export const headingPx = 56;
export const gapPx = 4;
/** Gap between days that are side by side. */
export const dayGapPx = 16;
/** Ratio until it is known, and limits of the shown ratio. */
export const usualRatio = 4 / 3;
const [minRatio, maxRatio] = [0.5, 3];
/** Limits of a row's height as parts of the usual one; pictures beyond them are cut. */
const [lowest, highest] = [0.6, 1.75];
/** Maximum part of a row by which the row before it may be overfull. */
const overfull = 0.6;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const shownRatios = (ratios: Ratios, first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.min(maxRatio, Math.max(minRatio, ratios?.[first + index] ?? usualRatio)));

export function bottomOf(rows: readonly Row[]): number {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
}

/** Lays out the days of a group: for each day its heading and rows. A half-empty line at the end is not stretched. */
export function layOutGroup({ days, rest, isLast }: DayGroup, ratios: readonly Ratios[], room: RowRoom): readonly (readonly Row[])[] {
  const line = days.map(({ count }, index) => shownRatios(ratios[index], 0, index === days.length - 1 ? count - rest : count));
  const boxes = shareLine(line, room, isLast);
  return days.map(({ count }, index) => {
    const { left, width, height, widths } = boxes[index] ?? noBox;
    const rows: Row[] = [{ left, top: 0, width, height: headingPx, first: 0, widths: [] }];
    if (widths.length > 0) rows.push({ left, top: headingPx, width, height: height + gapPx, first: 0, widths });
    if (index < days.length - 1 || rest === 0) return rows;
    const first = count - rest;
    return [...rows, ...fillRows(shownRatios(ratios[index], first, rest), { first, top: bottomOf(rows) }, room)];
  });
}

type Box = { readonly left: number; readonly width: number; readonly height: number; readonly widths: readonly number[] };
const noBox: Box = { left: 0, width: 0, height: 0, widths: [] };

/** Shares a line among days by the shapes of their pictures; each has at least the room of its heading. */
function shareLine(line: readonly (readonly number[])[], { width, rowPx, leastPx }: RowRoom, isLast: boolean): readonly Box[] {
  const ratios = line.map(sumOf);
  const all = sumOf(ratios);
  const gaps = line.map((day) => Math.max(0, day.length - 1) * gapPx);
  const free = width - dayGapPx * (line.length - 1) - sumOf(gaps);
  const isShort = isLast && all > 0 && all * rowPx < free / 2;
  const height = isShort ? rowPx : Math.min(highest * rowPx, Math.max(lowest * rowPx, free / all));
  const natural = ratios.map((ratio, index) => (isShort ? ratio * rowPx : (free * ratio) / all) + (gaps[index] ?? 0));
  const widths = all === 0 ? [width] : isShort ? natural.map((one) => Math.max(leastPx, one)) : atLeast(natural, leastPx);
  let left = 0;
  return line.map((day, index) => {
    const px = widths[index] ?? 0;
    const box = { left, width: px, height, widths: spread(day, px) };
    left += px + dayGapPx;
    return box;
  });
}

/** Widens what is too narrow, at the cost of the others. */
function atLeast(widths: readonly number[], leastPx: number): readonly number[] {
  const isNarrow = (width: number) => width < leastPx;
  const narrow = widths.filter(isNarrow);
  const all = sumOf(widths);
  const wide = all - sumOf(narrow);
  const left = all - narrow.length * leastPx;
  if (narrow.length === 0) return widths;
  if (left < (widths.length - narrow.length) * leastPx) return widths.map(() => all / widths.length);
  return widths.map((width) => (isNarrow(width) ? leastPx : (width * left) / wide));
}

/** Widths of pictures side by side that fill a width. */
function spread(ratios: readonly number[], width: number): readonly number[] {
  const free = width - gapPx * (ratios.length - 1);
  const all = sumOf(ratios);
  return ratios.map((ratio) => (ratio * free) / all);
}

/** Fills rows with pictures from the first on, so that a shape that becomes known changes only rows below it. The last two rows make up for each other. */
function fillRows(ratios: readonly number[], { first, top }: { readonly first: number; readonly top: number }, { width, rowPx }: RowRoom): readonly Row[] {
  const rows: Row[] = [];
  let from = first;
  let begin = top;
  for (const row of cutRows(ratios, width / rowPx)) {
    const height = Math.min(highest * rowPx, Math.max(lowest * rowPx, (width - gapPx * (row.length - 1)) / sumOf(row))) + gapPx;
    rows.push({ left: 0, top: begin, width, height, first: from, widths: spread(row, width) });
    from += row.length;
    begin += height;
  }
  return rows;
}

/** `full`: sum of the ratios that fill a row of the usual height. */
function cutRows(ratios: readonly number[], full: number): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = [];
  let row: number[] = [];
  for (const ratio of ratios) {
    row.push(ratio);
    if (sumOf(row) < full) continue;
    rows.push(row);
    row = [];
  }
  if (row.length === 0) return rows;
  const before = rows.at(-1);
  if (!before || sumOf(row) >= overfull * full) return [...rows, row];
  const both = [...before, ...row];
  return [...rows.slice(0, -1), ...(sumOf(both) <= (1 + overfull) * full ? [both] : halves(both))];
}

/** Cuts a row where its two parts are the most alike; both have a picture. */
function halves(ratios: readonly number[]): readonly (readonly number[])[] {
  const all = sumOf(ratios);
  let at = 1;
  while (at < ratios.length - 1 && sumOf(ratios.slice(0, at + 1)) <= all / 2) at += 1;
  return [ratios.slice(0, at), ratios.slice(at)];
}
