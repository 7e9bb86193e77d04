import { setImmediate as nextTurn } from 'node:timers/promises';
import { sharedTurn } from './shared-turn.ts';

it('shares one run among calls of one turn, none of which it can miss', async () => {
  const shared = sharedTurn<number>();
  let there = 0;
  let runs = 0;
  const look = (key: string) =>
    shared(key, async () => {
      runs += 1;
      const found = there;
      await nextTurn();
      return found;
    });
  const first = look('lane');
  there = 1;
  const [second, other] = [look('lane'), look('other')];
  expect([await first, await second, await other, runs]).toEqual([1, 1, 1, 2]);
  const third = look('lane');
  // The first run has already looked, so a new caller needs a newer run.
  await nextTurn();
  there = 2;
  expect([await look('lane'), await third, runs]).toEqual([2, 1, 4]);
});

it('fails for all of them, and not for the next', async () => {
  const shared = sharedTurn<string>();
  const fail = () => shared('lane', () => Promise.reject(new Error('away')));
  const both = await Promise.allSettled([fail(), fail()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared('lane', async () => 'there')).toBe('there');
});
