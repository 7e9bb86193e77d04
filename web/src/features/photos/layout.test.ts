import type { Day } from '../../posts/data/chunks.ts';
import { anchorAt, cellsOf, hasShortHeading, type Layout, layOut, monthOf, monthsOf, rowAt, rowOf, rowsBetween, scrollTopOf } from './layout.ts';
import { gapPx, headingPx, type Ratios } from './rows.ts';

const unknown = () => undefined;
/** All rows, with positions from the top of the layout. */
const rowsOf = (layout: Layout) => rowsBetween(layout, 0, layout.height).map(({ day, top, row }) => ({ ...row, day, top }));
const cells = (layout: Layout) => rowsBetween(layout, 0, layout.height).flatMap((placed) => cellsOf(placed).map((cell) => ({ ...cell, day: placed.day })));
const within = (width: number, letter = 16) => ({ width, letter });
const days = [
  { day: '2024-07-01', count: 30 },
  { day: '2024-01-01', count: 1 },
];

/** The numbers from 0 to below 1 of a seed, in the same order each time. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A library with small days, large ones and gaps, and the shapes of some of its pictures. */
function someLibrary(seed: number): { readonly days: Day[]; readonly ratios: ReadonlyMap<string, Ratios> } {
  const next = numbersOf(seed);
  let day = Date.UTC(2024, 5, 30);
  const all = Array.from({ length: 60 }, () => {
    day -= 86_400_000 * (1 + Math.floor(next() * 40));
    return { day: new Date(day).toISOString().slice(0, 10), count: next() < 0.6 ? 1 + Math.floor(next() * 3) : 1 + Math.floor(next() * 40) };
  });
  const ratioOf = () => (next() < 0.1 ? undefined : [4 / 3, 3 / 4, 16 / 9, 1, 0.4, 4][Math.floor(next() * 6)]);
  return { days: all, ratios: new Map(all.flatMap((one) => (next() < 0.7 ? [[one.day, Array.from({ length: one.count }, ratioOf)] as const] : []))) };
}
const widths = [320, 280, 303, 360, 480, 639, 640, 736, 800, 1000, 1052, 1280, 1440, 1616, 1920, 2560];

/** Faults of a layout: posts that are missing or out of order, and lines that end before the edge, go beyond it, or overlap themselves. */
function faultsOf(layout: Layout): string[] {
  const faults: string[] = [];
  const all = cells(layout);
  const byDay = Map.groupBy(all, ({ day }) => day);
  for (const { day, count } of layout.days) {
    const shown = byDay.get(day)?.map(({ nth }) => nth) ?? [];
    if (shown.length !== count || shown.some((nth, index) => nth !== index)) faults.push(`${day}: ${shown.join()} of ${count}`);
  }
  const lines = [...Map.groupBy(all, ({ top }) => top)];
  for (const [index, [top, line]] of lines.entries()) {
    const right = Math.max(...line.map(({ left, width }) => left + width));
    if (right > layout.width + 1 || (index < lines.length - 1 && right < layout.width - 1)) faults.push(`line at ${top}: to ${right} of ${layout.width}`);
    if (new Set(line.map(({ height }) => height)).size > 1) faults.push(`line at ${top}: of several heights`);
    for (const [nth, { left, width }] of line.entries()) {
      const before = line[nth - 1];
      if (width <= 0 || (before && left - before.left - before.width < gapPx - 0.01)) faults.push(`line at ${top}: picture ${nth} overlaps`);
    }
  }
  return faults;
}

test.each(widths)('at %i px every post appears once, in order, and every line is filled to the edge but the last', (width) => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const library = someLibrary(seed);
    for (const known of [(day: string) => library.ratios.get(day), unknown]) expect(faultsOf(layOut(library.days, known, within(width)))).toEqual([]);
  }
});

test('lines stand under each other without a hole', () => {
  for (const width of widths) {
    const { days: some, ratios } = someLibrary(width);
    const layout = layOut(some, (day) => ratios.get(day), within(width));
    const lines = [...Map.groupBy(rowsOf(layout), ({ top }) => top).values()];
    const ends = lines.map(([row]) => (row ? row.top + row.height : 0));
    expect(lines.filter(([row], index) => Math.abs((row?.top ?? 0) - (ends[index - 1] ?? 0)) > 0.01)).toEqual([]);
    expect(layout.height).toBeCloseTo(ends.at(-1) ?? 0);
  }
});

test('each day begins with its heading', () => {
  const rows = rowsOf(layOut(days, unknown, within(1000)));
  expect(rows.filter((row) => row.widths.length === 0).map(({ day, height }) => [day, height])).toEqual([
    ['2024-07-01', headingPx],
    ['2024-01-01', headingPx],
  ]);
  expect(rows[0]).toMatchObject({ top: 0, left: 0, width: 1000 });
});

describe('small days share a line, each under its own date', () => {
  const small = (...counts: number[]) => counts.map((count, at) => ({ day: `2024-07-${30 - at}`, count }));
  const headingsIn = (layout: Layout) =>
    rowsOf(layout).flatMap(({ widths: shown, left, top }) => (shown.length === 0 ? [{ left: Math.round(left), top }] : []));

  test('on a small screen as well, where the heading is short', () => {
    const layout = layOut(small(1, 1, 1, 1), unknown, within(303));
    const [first, second, third] = headingsIn(layout);
    expect([first, second]).toEqual([
      { left: 0, top: 0 },
      { left: 160, top: 0 },
    ]);
    expect(third?.top).toBeGreaterThan(0);
    expect(rowsOf(layout).every((row) => hasShortHeading(row, 16))).toBe(true);
  });

  test('as many as fill it', () => {
    expect(headingsIn(layOut(small(1, 1, 2, 1, 3), unknown, within(1000))).map(({ top }) => top > 0)).toEqual([false, false, false, true, true]);
  });

  test('a day that would leave its line rather empty stands beside the first pictures of the next, which go on below', () => {
    const layout = layOut(small(1, 20), unknown, within(1000));
    const [, large] = layout.days;
    expect(headingsIn(layout).map(({ top }) => top)).toEqual([0, 0]);
    expect(large?.rows.map(({ left, width }) => [left > 0, width === 1000])).toEqual([
      [true, false],
      [true, false],
      ...Array.from({ length: (large?.rows.length ?? 0) - 2 }, () => [false, true]),
    ]);
    const below = large?.rows.at(-1);
    expect(rowAt(layout, layout.height - 5)).toMatchObject({ day: '2024-07-29', row: below });
    expect(rowOf(layout, { day: '2024-07-29', nth: 19 })?.row).toEqual(below);
  });

  test('a large day after a line that is nearly full begins a line of its own', () => {
    const [, , , large] = headingsIn(layOut(small(1, 1, 1, 20), unknown, within(1000)));
    expect(large?.left).toBe(0);
    expect(large?.top).toBeGreaterThan(0);
  });

  test('none is narrower than its heading, whatever the shapes are', () => {
    const shapes: Record<string, Ratios> = { '2024-07-30': [0.2], '2024-07-29': [5] };
    for (const width of [303, 320, 480]) {
      const [first, second] = rowsOf(layOut(small(1, 1, 9, 9), (day) => shapes[day], within(width)));
      for (const row of [first, second]) expect(row?.width).toBeGreaterThanOrEqual(120);
    }
  });

  test('with letters of twice the size, fewer do', () => {
    expect(headingsIn(layOut(small(1, 1, 1, 1), unknown, within(303, 32))).map(({ left }) => left)).toEqual([0, 0, 0, 0]);
    expect(new Set(headingsIn(layOut(small(1, 1, 1, 1), unknown, within(1000, 32))).map(({ top }) => top)).size).toBe(2);
  });

  test('the same days share it when the shapes become known', () => {
    const { days: some, ratios } = someLibrary(7);
    const groupsOf = (known: (day: string) => Ratios) => layOut(some, known, within(1052)).days.map(({ group }) => group.days.map(({ day }) => day));
    expect(groupsOf((day) => ratios.get(day))).toEqual(groupsOf(unknown));
  });

  test('the last line is not stretched if it is half empty', () => {
    const [, row] = rowsOf(layOut(small(1), () => [1.5], within(1000)));
    expect(row?.widths).toEqual([300]);
  });
});

test('a place is found by what stands there, and again when everything above it changed', () => {
  const before = layOut(days, unknown, within(1000));
  const [, , third] = rowsOf(before);
  if (!third) throw new Error('no third row');
  expect(rowAt(before, third.top + 1)?.top).toBe(third.top);
  const anchor = anchorAt(before, third.top + 10);
  expect(anchor).toEqual({ day: '2024-07-01', nth: third.first, below: -10 });
  const newer = [{ day: '2024-08-01', count: 50 }, ...days];
  const after = layOut(newer, () => [3, 3, 3], within(1000));
  const place = anchor && scrollTopOf(after, anchor);
  const found = rowAt(after, place ?? 0);
  expect(found?.day).toBe('2024-07-01');
  expect(found && cellsOf(found).some(({ nth }) => nth === anchor?.nth)).toBe(true);
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

test('days of which nothing became known are taken over as they were, and no others', () => {
  const { days: some, ratios } = someLibrary(3);
  const known = new Map(ratios);
  const at = (width: number, before?: Layout) => layOut(some, (day) => known.get(day), within(width), before);
  const before = at(1000);
  const changed = some[30]?.day ?? '';
  known.set(
    changed,
    Array.from({ length: some[30]?.count ?? 0 }, () => 3),
  );
  const after = at(1000, before);
  expect(after).toEqual(at(1000));
  for (const { day, rows, group } of after.days)
    expect([day, before.byDay.get(day)?.rows === rows]).toEqual([day, group.days.every((one) => one.day !== changed)]);
  expect(at(360, before)).toEqual(at(360));
});

test('the months lead to where a line begins with them, or to the line that contains them', () => {
  const daily = Array.from({ length: 400 }, (_, at) => ({ day: new Date(Date.UTC(2024, 6, 9 - at)).toISOString().slice(0, 10), count: 1 + (at % 3) }));
  const layout = layOut([...daily, { day: '1987-08-02', count: 1 }], unknown, within(1200));
  const months = monthsOf(layout);
  expect(months.map(({ month }) => month)).toEqual([...new Set([...daily, { day: '1987-08-02' }].map(({ day }) => monthOf(day)))]);
  const found = months.map(({ month, at }) => ({ month, line: rowAt(layout, Math.ceil(at * layout.height)) }));
  for (const { month, line } of found.slice(0, -1)) expect(monthOf(line?.day ?? '')).toBe(month);
  const { line: last } = found.at(-1) ?? {};
  expect(layout.byDay.get('1987-08-02')?.top).toBe(layout.byDay.get(last?.day ?? '')?.top);
});

test('a library of 400,000 pictures is laid out in rows that days of one size share', () => {
  const many = Array.from({ length: 7300 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 10, 22 - at)).toISOString().slice(0, 10),
    count: 1 + ((at * 7) % 109),
  }));
  const layout = layOut(many, unknown, within(1052));
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(390_000);
  expect(new Set(layout.days.map(({ rows }) => rows)).size).toBeLessThan(400);
});
