import { ownerUse } from './owner-use.ts';

it('adds up what an owner had, and forgets it minute by minute', () => {
  let now = 0;
  const use = ownerUse(() => now);
  use.add('anna', 8000);
  now = 60_000;
  use.add('anna', 1000);
  expect([use.of('anna'), use.of('ben')]).toEqual([5000, 0]);
  now = 120_000;
  expect(use.of('anna')).toBe(2500);
  now = 3_600_000;
  use.add('ben', 1000);
  expect(use.of('anna')).toBe(0);
});
