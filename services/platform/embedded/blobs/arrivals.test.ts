import { watchArrivals } from './arrivals.ts';

const megabyte = 1e6;
/** Clock that stands still: the uploads so far stay the newest ones. */
const stopped = () => 0;
const soon = () => new Promise((resolve) => setImmediate(resolve));

it('a copy is not delayed without uploads, nor by one on a slow line', async () => {
  const arrivals = watchArrivals(stopped);
  const order: string[] = [];
  const copy = async (name: string) => {
    await arrivals.yieldToThem();
    order.push(name);
  };
  void copy('without uploads').then(() => arrivals.count(megabyte / 2));
  await soon();
  void copy('on a slow line');
  await soon();
  expect(order).toEqual(['without uploads', 'on a slow line']);
});

it('while uploads fill the time, copies take turns with a pause before each', async () => {
  const arrivals = watchArrivals(stopped);
  arrivals.count(megabyte);
  const begun = performance.now();
  const endedMs = await Promise.all([1, 2].map(() => arrivals.yieldToThem().then(() => performance.now() - begun)));
  expect(endedMs[0]).toBeGreaterThan(90);
  expect(endedMs[1]).toBeGreaterThan(190);
});

it('copies go on at once when the uploads have ended', async () => {
  let now = 0;
  const arrivals = watchArrivals(() => now);
  arrivals.count(megabyte);
  now = 250;
  let isResolved = false;
  void arrivals.yieldToThem().then(() => {
    isResolved = true;
  });
  await soon();
  expect(isResolved).toBe(true);
});
