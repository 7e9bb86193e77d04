import { singleFlight } from './single-flight.ts';

it('runs once for all who ask at the same time, and again for who asks later', async () => {
  const flights = singleFlight<number>();
  let runs = 0;
  const run = async () => {
    await Promise.resolve();
    return ++runs;
  };
  expect(await Promise.all([flights('a', run), flights('a', run), flights('b', run)])).toEqual([1, 1, 2]);
  expect(await flights('a', run)).toBe(3);
});

it('tells a failure to all of them, and forgets it', async () => {
  const flights = singleFlight<string>();
  const fail = () => Promise.reject(new Error('unavailable'));
  const asked = [flights('a', fail), flights('a', async () => 'not run')];
  for (const result of await Promise.allSettled(asked)) expect(result).toMatchObject({ status: 'rejected', reason: { message: 'unavailable' } });
  expect(await flights('a', async () => 'well')).toBe('well');
});
