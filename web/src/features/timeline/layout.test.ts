import { anchorAt, gapPx, headingPx, type Layout, layOut, monthOf, monthsOf, rowAt, rowsBetween, scrollTopOf } from './layout.ts';

const unknown = () => undefined;
/** All rows, with positions from the top of the layout. */
const rowsOf = (layout: Layout) => rowsBetween(layout, 0, layout.height).map(({ day, top, row }) => ({ ...row, day, top }));
const within = (width: number) => ({ width, letter: 16 });
const days = [
  { day: '2024-07-01', count: 30 },
  { day: '2024-01-01', count: 1 },
];

test('each day is a heading and rows that fill the width, but for its last', () => {
  const rows = rowsOf(layOut(days, unknown, within(1000)));
  expect(rows.filter(({ cells }) => cells.length === 0).map(({ day }) => day)).toEqual(['2024-07-01', '2024-01-01']);
  expect(rows.flatMap(({ day, cells }) => cells.map(({ nth }) => [day, nth]))).toEqual([
    ...Array.from({ length: 30 }, (_, nth) => ['2024-07-01', nth]),
    ['2024-01-01', 0],
  ]);
  const full = rows.filter(({ cells }, index) => cells.length > 0 && rows[index + 1]?.cells.length);
  expect(full.length).toBeGreaterThan(5);
  for (const { cells } of full) {
    const filled = cells.reduce((sum, { width }) => sum + width, 0) + gapPx * (cells.length - 1);
    expect(filled).toBeCloseTo(1000);
  }
});

test('rows stand under each other without a hole', () => {
  const layout = layOut(days, unknown, within(360));
  const rows = rowsOf(layout);
  expect(rows[0]).toMatchObject({ top: 0, height: headingPx });
  for (const [index, row] of rows.entries()) expect(row.top).toBeCloseTo(rows.slice(0, index).reduce((sum, { height }) => sum + height, 0));
  expect(layout.height).toBeCloseTo(rows.reduce((sum, { height }) => sum + height, 0));
});

test('pictures have their own shape, the narrowest and the widest within bounds', () => {
  const [, row] = rowsOf(layOut([{ day: '2024-01-01', count: 3 }], () => [1.5, 0.01, 100], within(4000)));
  const height = (row?.height ?? 0) - gapPx;
  expect(row?.cells.map(({ width }) => width / height)).toEqual([1.5, 0.5, 3]);
});

test('a place is found by what stands there, and again when everything above it changed', () => {
  const before = layOut(days, unknown, within(1000));
  const [, , third] = rowsOf(before);
  if (!third) throw new Error('no third row');
  expect(rowAt(before, third.top + 1)?.top).toBe(third.top);
  const anchor = anchorAt(before, third.top + 10);
  expect(anchor).toEqual({ day: '2024-07-01', nth: third.cells[0]?.nth, below: -10 });
  const newer = [{ day: '2024-08-01', count: 50 }, ...days];
  const after = layOut(newer, () => [3, 3, 3], within(1000));
  const place = anchor && scrollTopOf(after, anchor);
  const found = rowAt(after, place ?? 0);
  expect(found?.day).toBe('2024-07-01');
  expect(found?.row.cells.some(({ nth }) => nth === anchor?.nth)).toBe(true);
  expect(anchor && scrollTopOf(layOut([], unknown, within(1000)), anchor)).toBeUndefined();
});

test('what is near a place is what touches it, from the row before to the row after', () => {
  const layout = layOut(days, unknown, within(1000));
  const [, second, third, fourth] = rowsOf(layout);
  if (!second || !third || !fourth) throw new Error('too few rows');
  const tops = (from: number, to: number) => rowsBetween(layout, from, to).map(({ top }) => top);
  expect(tops(second.top + 1, third.top + 1)).toEqual([second.top, third.top]);
  expect(tops(third.top, fourth.top)).toEqual([third.top]);
  expect(tops(-500, 1)).toEqual([0]);
  expect(tops(layout.height, layout.height + 500)).toEqual([]);
});

test('a day of which nothing became known is taken over as it was, and no other', () => {
  const shapes = new Map<string, readonly number[]>();
  const at = (width: number, before?: Layout) => layOut(days, (day) => shapes.get(day), within(width), before);
  const rowsOn = (layout: Layout) => days.map(({ day }) => layout.byDay.get(day)?.rows);
  const before = at(1000);
  shapes.set(
    '2024-07-01',
    Array.from({ length: 30 }, () => 3),
  );
  const after = at(1000, before);
  expect(after).toEqual(at(1000));
  expect(rowsOn(after)[0]).not.toBe(rowsOn(before)[0]);
  expect(rowsOn(after)[1]).toBe(rowsOn(before)[1]);
  expect(at(360, before)).toEqual(at(360));
});

describe('days of one picture', () => {
  const lone = ['2024-07-09', '2024-07-08', '2024-06-02', '2024-06-01', '2023-12-30'].map((day) => ({ day, count: 1 }));
  const boxesIn = (width: number, letter = 16) => layOut(lone, unknown, { width, letter }).days.map(({ left, top }) => [Math.round(left), top]);

  test('stand beside each other where there is room, each year from its own beginning', () => {
    const high = layOut(lone, unknown, within(1200)).days[0]?.height ?? 0;
    expect(boxesIn(1200)).toEqual([
      [0, 0],
      [405, 0],
      [811, 0],
      [0, high],
      [0, 2 * high],
    ]);
    // Widths on a small screen, within the room of a 360 px window.
    expect(new Set(boxesIn(288).map(([left]) => left))).toEqual(new Set([0, 152]));
    expect(layOut(lone, () => [3], within(288)).days.every(({ width, rows }) => (rows[1]?.cells[0]?.width ?? 0) <= width + 0.01)).toBe(true);
    expect(new Set(boxesIn(288, 32).map(([left]) => left))).toEqual(new Set([0]));
    // Their headings need more room.
    expect(new Set(boxesIn(1200, 32).map(([left]) => left))).toEqual(new Set([0, 608]));
    expect(new Set(boxesIn(800, 32).map(([left]) => left))).toEqual(new Set([0]));
  });

  test('are all there where they are near, and keep to their room', () => {
    const layout = layOut(lone, () => [3], within(1200));
    const near = rowsBetween(layout, 100, 200);
    expect(near.map(({ day }) => day)).toEqual(['2024-07-09', '2024-07-08', '2024-06-02']);
    for (const { left, width, row } of near) {
      expect(left + width).toBeLessThanOrEqual(1200);
      expect(row.cells[0]?.width).toBeLessThanOrEqual(width);
    }
    expect(rowAt(layout, 100)?.day).toBe('2024-07-09');
    expect(layout.height).toBe(3 * (layout.days[0]?.height ?? 0));
  });

  test('lead to each month where a line begins with it', () => {
    const daily = Array.from({ length: 400 }, (_, at) => ({ day: new Date(Date.UTC(2024, 6, 9 - at)).toISOString().slice(0, 10), count: 1 }));
    const layout = layOut(daily, unknown, within(1200));
    const months = monthsOf(layout);
    expect(new Set(months.map(({ month }) => month)).size).toBe(14);
    expect(months).toHaveLength(14);
    for (const { month, at } of months) expect(monthOf(rowAt(layout, Math.ceil(at * layout.height))?.day ?? '')).toBe(month);
  });

  test('stand for themselves beside days of several', () => {
    const mixed = [{ day: '2024-07-09', count: 1 }, { day: '2024-07-08', count: 2 }, ...lone.slice(2, 4)];
    const tops = layOut(mixed, unknown, within(1200)).days.map(({ top }) => top);
    expect(tops[2]).toBe(tops[3]);
    expect(new Set(tops).size).toBe(3);
  });
});
