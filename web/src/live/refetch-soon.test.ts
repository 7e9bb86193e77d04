import { refetchSoon } from './refetch-soon.ts';

test('a key whose changes do not end is fetched ever more seldom, and another one by itself', async () => {
  const [fetched, at]: [string[], number[]] = [[], []];
  const third = Promise.withResolvers<void>();
  const client = {
    invalidateQueries: async ({ queryKey }: { queryKey?: readonly unknown[] } = {}) => {
      fetched.push(String(queryKey));
      if (String(queryKey) === 'feed' && at.push(performance.now()) === 3) third.resolve();
    },
  };
  const refetchLater = refetchSoon(client, { firstMs: 20, maxMs: 90 });
  const begun = performance.now();
  refetchLater(['usage']);
  const pushing = setInterval(() => refetchLater(['feed']), 1);
  await third.promise;
  clearInterval(pushing);
  expect(fetched.toSorted()).toEqual(['feed', 'feed', 'feed', 'usage']);
  const gaps = at.map((time, index) => time - (at[index - 1] ?? begun));
  // Timers may be early by less than a millisecond.
  for (const [index, leastMs] of [20, 80, 90].entries()) expect(gaps[index]).toBeGreaterThan(leastMs - 2);
});
