import { waitFor } from '@testing-library/react';
import { refetchSoon } from './refetch-soon.ts';

/** Timers may be early by less than a millisecond. */
const earlyMs = 2;

/** Records when refetches started and ended. Each takes at least the given time. */
function slowClient(durationMs: number) {
  const fetches: { readonly key: string; readonly startedAt: number; endedAt: number }[] = [];
  const invalidateQueries = async ({ queryKey }: { queryKey?: readonly unknown[] } = {}) => {
    const fetch = { key: String(queryKey), startedAt: performance.now(), endedAt: Number.POSITIVE_INFINITY };
    fetches.push(fetch);
    await new Promise((resolve) => setTimeout(resolve, durationMs));
    fetch.endedAt = performance.now();
  };
  return { fetches, invalidateQueries };
}

/** Changes a key every millisecond until it has been fetched so many times. */
async function changeUntil(client: ReturnType<typeof slowClient>, waits: { minMs: number; maxMs: number }, times: number): Promise<void> {
  const refetchLater = refetchSoon(client, waits);
  const changing = setInterval(() => refetchLater(['feed']), 1);
  await waitFor(() => expect(client.fetches.length >= times).toBe(true));
  clearInterval(changing);
}

/** Time between the end of each fetch and the start of the next, with the duration of the first of both. */
const rests = ({ fetches }: ReturnType<typeof slowClient>) =>
  fetches.slice(1).map(({ startedAt }, index) => {
    const before = fetches[index] ?? { startedAt: 0, endedAt: 0 };
    return { restMs: startedAt - before.endedAt, durationMs: before.endedAt - before.startedAt };
  });

test('a quick server is asked after the shortest wait, however long changes continue', async () => {
  const client = slowClient(0);
  const startedAt = performance.now();
  await changeUntil(client, { minMs: 20, maxMs: 60_000 }, 6);
  for (const { restMs } of rests(client)) expect(restMs).toBeGreaterThan(20 - earlyMs);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('a busy server has three times as long a rest, up to the longest wait', async () => {
  const client = slowClient(60);
  await changeUntil(client, { minMs: 1, maxMs: 60_000 }, 3);
  for (const { restMs, durationMs } of rests(client)) expect(restMs).toBeGreaterThan(3 * durationMs - earlyMs);
  const slower = slowClient(60);
  const startedAt = performance.now();
  await changeUntil(slower, { minMs: 1, maxMs: 2 }, 4);
  for (const { restMs } of rests(slower)) expect(restMs).toBeGreaterThan(0);
  expect(performance.now() - startedAt).toBeGreaterThan(3 * 60);
});

test('a change during a refetch is fetched after it, and each key by itself', async () => {
  const client = slowClient(30);
  const refetchLater = refetchSoon(client, { minMs: 1, maxMs: 2 });
  for (const key of ['feed', 'usage', 'feed']) refetchLater([key]);
  await waitFor(() => expect(client.fetches.length === 2).toBe(true));
  refetchLater(['feed']);
  await waitFor(() => expect(client.fetches.length === 3).toBe(true));
  expect(client.fetches.map(({ key }) => key)).toEqual(['feed', 'usage', 'feed']);
});
