import { InfiniteQueryObserver, infiniteQueryOptions } from '@tanstack/react-query';
import { makeQueryClient } from './query-client.ts';
import { refetchShown } from './refetch-shown.ts';

const pages = (name: string, fetched: string[]) =>
  infiniteQueryOptions({
    queryKey: [name],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => {
      fetched.push(`${name} ${pageParam}`);
      return pageParam;
    },
    getNextPageParam: (page) => page + 1,
    staleTime: Number.POSITIVE_INFINITY,
  });

test('after a lost connection a list that is shown is fetched again, another one from its first page on when it is shown next', async () => {
  const client = makeQueryClient();
  const fetched: string[] = [];
  const [shown, hidden] = [pages('shown', fetched), pages('hidden', fetched)];
  for (const list of [shown, hidden]) await client.fetchInfiniteQuery({ ...list, pages: 3 });
  const look = (list: typeof shown) => new InfiniteQueryObserver(client, list).subscribe(() => {});
  const atRest = () =>
    Promise.all(
      client
        .getQueryCache()
        .getAll()
        .map(({ promise }) => promise),
    );
  const endings = [look(shown)];
  fetched.length = 0;
  refetchShown(client);
  await atRest();
  expect(fetched).toEqual(['shown 1', 'shown 2', 'shown 3']);
  fetched.length = 0;
  endings.push(look(hidden));
  await atRest();
  expect(fetched).toEqual(['hidden 1']);
  for (const end of endings) end();
  client.clear();
});
