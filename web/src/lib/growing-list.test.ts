import { InfiniteQueryObserver, infiniteQueryOptions, QueryClient } from '@tanstack/react-query';
import { entriesOf, growingList } from './growing-list.ts';

/** A list of numbers, four a page, on a server that records requests and answers at most `maxAnswered` entries. */
function listOf(count: number, maxAnswered = 100) {
  const asked: (readonly [perPage: number, before: string | undefined])[] = [];
  const held = { count };
  const ask = async ({ perPage, before }: { readonly perPage: number; readonly before: string | undefined }) => {
    asked.push([perPage, before]);
    const from = Number(before ?? 0);
    const end = Math.min(from + Math.min(perPage, maxAnswered), held.count);
    const entries = Array.from({ length: end - from }, (_, nth) => from + nth);
    return { entries, about: held.count, next: end < held.count ? String(end) : undefined };
  };
  const client = new QueryClient();
  const options = infiniteQueryOptions({ queryKey: ['numbers'], ...growingList(4, ask) });
  const observer = new InfiniteQueryObserver(client, options);
  const end = observer.subscribe(() => {});
  return {
    asked,
    held,
    /** Fetches until this number of pages is loaded. */
    async grow(pages: number) {
      if (!observer.getCurrentResult().data) await observer.refetch();
      while ((observer.getCurrentResult().data?.pages.length ?? 0) < pages) await observer.fetchNextPage();
    },
    askAnew: () => client.invalidateQueries({ queryKey: ['numbers'] }),
    now: () => entriesOf(observer.getCurrentResult().data),
    hasMore: () => observer.getCurrentResult().hasNextPage,
    close() {
      end();
      client.clear();
    },
  };
}
const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth);
let list: ReturnType<typeof listOf>;
afterEach(() => list.close());

test('a list comes by pages, and says when it ends', async () => {
  list = listOf(6);
  await list.grow(1);
  expect([list.now(), list.hasMore()]).toEqual([upTo(4), true]);
  await list.grow(2);
  expect([list.now(), list.hasMore()]).toEqual([upTo(6), false]);
  expect(list.asked.slice(-2)).toEqual([
    [4, undefined],
    [4, '4'],
  ]);
});

test('a list that has grown is asked for anew in one call', async () => {
  list = listOf(200);
  await list.grow(25);
  list.asked.length = 0;
  await list.askAnew();
  expect(list.asked).toEqual([[100, undefined]]);
  expect(list.now()).toEqual(upTo(100));
  list.asked.length = 0;
  await list.grow(26);
  expect(list.asked).toEqual([[4, '100']]);
  expect(list.now()).toEqual(upTo(104));
});

test('a longer one in a call for each hundred', async () => {
  list = listOf(200);
  await list.grow(35);
  list.asked.length = 0;
  await list.askAnew();
  expect(list.asked).toEqual([
    [100, undefined],
    [40, '100'],
  ]);
  expect(list.now()).toEqual(upTo(140));
});

test('one that has become shorter meanwhile ends where it ends now', async () => {
  list = listOf(40);
  await list.grow(5);
  list.held.count = 6;
  await list.askAnew();
  expect([list.now(), list.hasMore()]).toEqual([upTo(6), false]);
});

test('one of which the server answers less than it was asked for is as long again as it was', async () => {
  list = listOf(40, 6);
  await list.grow(5);
  list.asked.length = 0;
  await list.askAnew();
  expect(list.now()).toEqual(upTo(20));
  expect(list.asked).toEqual([
    [20, undefined],
    [14, '6'],
    [8, '12'],
    [4, '18'],
  ]);
});
