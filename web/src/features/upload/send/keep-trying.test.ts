import { ApiError } from '../../../lib/api.ts';
import { retryNow } from '../../../lib/connectivity.ts';
import type { Outage } from '../domain.ts';
import { keepTrying } from './keep-trying.ts';

const anHour = 3_600_000;
const offline = new ApiError(0, 'offline', '');
const status = (code: number) => new ApiError(code, 'storage', '');

/** Starts work that fails in these ways and then succeeds; notes its pauses, and can be stopped. */
function trying(failures: Error[], backoff = { firstMs: anHour, maxMs: anHour }) {
  const stop = new AbortController();
  const waits: (Outage | undefined)[] = [];
  let times = 0;
  const work = async () => {
    const failure = failures[times++];
    if (failure) throw failure;
    return 'done';
  };
  let heard = () => {};
  const result = keepTrying(work, {
    signal: stop.signal,
    backoff,
    onWait: (outage) => {
      waits.push(outage);
      if (outage) heard();
    },
  });
  /** Resolves when the next pause begins. */
  const waited = () => new Promise<void>((resolve) => (heard = resolve));
  return { result, waits, waited, times: () => times, stop: () => stop.abort() };
}

test('what fails for the moment is done again after a pause', async () => {
  const { result, waits, times } = trying([offline, status(502), status(429), new ApiError(0, 'bad-answer', '')], { firstMs: 1, maxMs: 2 });
  expect(await result).toBe('done');
  expect(times()).toBe(5);
  expect(waits).toEqual(['connection', undefined, 'server', undefined, 'server', undefined, 'server', undefined]);
});

test.each([
  ['the browser is online again', () => void window.dispatchEvent(new Event('online'))],
  ['there is a sign of the server', retryNow],
])('it goes on at once when %s', async (_when, happens) => {
  const { result, waited, times } = trying([offline]);
  await waited();
  expect(times()).toBe(1);
  happens();
  expect(await result).toBe('done');
});

test('a sign before it waits is not kept for later', async () => {
  const { result, waited, times, stop } = trying([offline, offline]);
  retryNow();
  await waited();
  retryNow();
  await waited();
  expect(times()).toBe(2);
  stop();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('the pauses grow and have a longest', async () => {
  const { setTimeout: real } = globalThis;
  const pauses: number[] = [];
  const noted = (go: () => void, ms = 0) => {
    pauses.push(Math.round(ms / 1000));
    return real(go, 0);
  };
  Object.assign(globalThis, { setTimeout: noted });
  const { result } = trying(
    Array.from({ length: 5 }, () => offline),
    { firstMs: 100_000, maxMs: 400_000 },
  );
  await result;
  Object.assign(globalThis, { setTimeout: real });
  const near = (seconds: number) => [seconds * 0.9, seconds * 1.1] as const;
  for (const [index, seconds] of [100, 200, 400, 400, 400].entries()) {
    const [least, most] = near(seconds);
    expect(pauses[index]).toBeGreaterThanOrEqual(least);
    expect(pauses[index]).toBeLessThanOrEqual(most);
  }
});

test.each([400, 401, 403, 409, 413, 415])('a refusal (%i) is final', async (code) => {
  const { result, waits } = trying([status(code)]);
  await expect(result).rejects.toMatchObject({ status: code });
  expect(waits).toEqual([]);
});

test('what is stopped is not done again', async () => {
  const { result, waited, times, stop } = trying([offline]);
  await waited();
  stop();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(times()).toBe(1);
});
