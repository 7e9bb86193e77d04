import { until } from '../testing/until.ts';
import { repeatWork } from './repeat-work.ts';

it('work is done again after the pause that it answers, until it is stopped, which waits for it', async () => {
  let begun = 0;
  const open = Promise.withResolvers<void>();
  const repeated = repeatWork(async () => {
    begun += 1;
    if (begun === 3) await open.promise;
    return 1;
  });
  await repeated.first;
  expect(begun).toBe(1);
  await until('it is under way', () => begun === 3);
  let isStopped = false;
  const stopped = repeated.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  open.resolve();
  await stopped;
  expect(begun).toBe(3);
});
