import { wholeList } from './whole-list.ts';

const entries = [1, 2, 3, 4, 5, 6, 7];
/** A server that answers at most two entries at a time. */
function server() {
  const asked: [string | undefined, number][] = [];
  const ask = async (before: string | undefined, left: number) => {
    asked.push([before, left]);
    const from = Number(before ?? 0);
    const end = from + Math.min(left, 2);
    return { entries: entries.slice(from, end), next: end < entries.length ? String(end) : undefined };
  };
  return { ask, asked };
}

it('is asked for until all of it is there', async () => {
  const { ask, asked } = server();
  expect(await wholeList(ask)).toEqual(entries);
  expect(asked.map(([before]) => before)).toEqual([undefined, '2', '4', '6']);
});

it('is asked for no further than it is wanted', async () => {
  const { ask, asked } = server();
  expect(await wholeList(ask, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([
    [undefined, 5],
    ['2', 3],
    ['4', 1],
  ]);
});
