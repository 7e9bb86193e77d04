import { chunksOf, type Day } from './chunks.ts';

const day = (n: number) => `2024-01-${String(n).padStart(2, '0')}`;
const days = (...counts: number[]): Day[] => counts.map((count, index) => ({ day: day(index + 1), count }));

test('days with few posts are asked for together, up to a hundred posts', () => {
  const { chunks, indexOf } = chunksOf(days(60, 40, 1, 30));
  expect(chunks).toEqual([
    { days: [day(1), day(2)], page: 0 },
    { days: [day(3), day(4)], page: 0 },
  ]);
  expect([indexOf(day(2), 39), indexOf(day(3), 0), indexOf(day(4), 29), indexOf('2020-01-01', 0)]).toEqual([0, 1, 1, undefined]);
});

test('a day with many is asked for page by page, and by itself', () => {
  const { chunks, indexOf } = chunksOf(days(5, 201, 5));
  expect(chunks).toEqual([
    { days: [day(1)], page: 0 },
    { days: [day(2)], page: 0 },
    { days: [day(2)], page: 1 },
    { days: [day(2)], page: 2 },
    { days: [day(3)], page: 0 },
  ]);
  expect([indexOf(day(2), 0), indexOf(day(2), 100), indexOf(day(2), 200), indexOf(day(3), 4)]).toEqual([1, 2, 3, 4]);
});

test('no page is asked for that no page number reaches', () => {
  const { chunks, indexOf } = chunksOf(days(10_050, 1));
  expect(chunks).toHaveLength(101);
  expect([indexOf(day(1), 9_999), indexOf(day(1), 10_000), indexOf(day(2), 0)]).toEqual([99, undefined, 100]);
});

test('no more days are named than one may ask for', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ day: `2${String(index).padStart(3, '0')}-01-01`, count: 1 }));
  expect(chunksOf(many).chunks.map((chunk) => chunk.days.length)).toEqual([100, 1]);
});
