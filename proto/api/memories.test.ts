import { hideMemory, onThisDay } from './memories.ts';

it.each([
  [{ day: '2026-02-30' }],
  [{ day: '26-02-03' }],
  [{ day: '2026-02-03T00:00:00Z' }],
  [{}],
  [{ day: '2026-02-03', timeZone: 'Nowhere/Land' }],
  [{ day: '2026-02-03', timeZone: 'x'.repeat(5000) }],
])('%j names no day, or no zone', (asked) => {
  expect(onThisDay.body.safeParse({ profileId: 'anna', ...asked }).success).toBe(false);
});

it('a day, with or without a zone, is enough', () => {
  expect(onThisDay.body.safeParse({ profileId: 'anna', day: '2024-02-29' }).success).toBe(true);
  expect(onThisDay.body.safeParse({ profileId: 'anna', day: '2024-02-29', timeZone: 'Europe/Vienna' }).success).toBe(true);
});

it.each([[{}], [{ day: '2026-03-14', person: 'karl' }], [{ day: '03-14' }], [{ person: '../karl' }]])('%j hides nothing', (asked) => {
  expect(hideMemory.body.safeParse({ profileId: 'anna', ...asked }).success).toBe(false);
});
