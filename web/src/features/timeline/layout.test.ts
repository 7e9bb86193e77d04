import { anchorAt, gapPx, headingPx, heightOf, layOut, placeOf, rowAt } from './layout.ts';

const unknown = () => undefined;
const days = [
  { day: '2024-07-01', count: 30 },
  { day: '2024-01-01', count: 1 },
];

test('each day is a heading and rows that fill the width, but for its last', () => {
  const rows = layOut(days, unknown, 1000);
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
  const rows = layOut(days, unknown, 360);
  expect(rows[0]).toMatchObject({ top: 0, height: headingPx });
  for (const [index, row] of rows.entries()) expect(row.top).toBeCloseTo(rows.slice(0, index).reduce((sum, { height }) => sum + height, 0));
  expect(heightOf(rows)).toBeCloseTo(rows.reduce((sum, { height }) => sum + height, 0));
});

test('pictures have their own shape, the narrowest and the widest within bounds', () => {
  const [, row] = layOut([{ day: '2024-01-01', count: 3 }], () => [1.5, 0.01, 100], 4000);
  const height = (row?.height ?? 0) - gapPx;
  expect(row?.cells.map(({ width }) => width / height)).toEqual([1.5, 0.5, 3]);
});

test('a place is found by what stands there, and again when everything above it changed', () => {
  const before = layOut(days, unknown, 1000);
  const [, , third] = before;
  if (!third) throw new Error('no third row');
  expect(before[rowAt(before, third.top + 1)]).toBe(third);
  const anchor = anchorAt(before, third.top + 10);
  expect(anchor).toEqual({ day: '2024-07-01', nth: third.cells[0]?.nth, below: -10 });
  const newer = [{ day: '2024-08-01', count: 50 }, ...days];
  const after = layOut(newer, () => [3, 3, 3], 1000);
  const place = anchor && placeOf(after, anchor);
  const row = after[rowAt(after, place ?? 0)];
  expect(row?.day).toBe('2024-07-01');
  expect(row?.cells.some(({ nth }) => nth === anchor?.nth)).toBe(true);
  expect(anchor && placeOf(layOut([], unknown, 1000), anchor)).toBeUndefined();
});
