import { pastDayName } from './day-words.ts';

const now = new Date(2026, 10, 28, 0, 30).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test.each([
  [at(28, 0), 'Today'],
  [at(28, 1), 'Today'],
  [at(27, 23), 'Yesterday'],
  [at(27, 0), 'Yesterday'],
  [at(26, 23), 'Thursday'],
  [at(22, 0), 'Sunday'],
  [at(21, 23), 'Nov 21, 2026'],
])('%s is called %s', (iso, name) => {
  expect(pastDayName(iso, now)).toBe(name);
});

test('a day with a change of the clock is one day', () => {
  expect(pastDayName(new Date(2026, 9, 24, 23).toISOString(), new Date(2026, 9, 26, 1).getTime())).toBe('Saturday');
});
