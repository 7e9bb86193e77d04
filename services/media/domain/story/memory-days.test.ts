import { inOrderOfMemories, memoryDaysOf } from './memory-days.ts';

it.each([
  ['2026-11-28', 2020, ['2020-11-28']],
  ['2026-02-28', 2024, ['2024-02-29', '2024-02-28']],
  ['2028-02-28', 2024, ['2024-02-28']],
  ['2028-02-29', 2024, ['2024-02-29']],
  ['2100-02-28', 2096, ['2096-02-29', '2096-02-28']],
])('memories of %s in %i are those of %j', (day, year, days) => {
  expect(memoryDaysOf(day, year)).toEqual(days);
});

it('years at least three back come first, then the nearer ones', () => {
  expect(inOrderOfMemories([2025, 2011, 2023, 2024, 2022], 2026)).toEqual([2023, 2022, 2011, 2025, 2024]);
});
