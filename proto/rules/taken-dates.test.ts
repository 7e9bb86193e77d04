import { type GivenDate, maxShiftMinutes, readGivenDate, shiftLocalTime } from './taken-dates.ts';

const now = new Date('2026-11-28T23:30:00Z');

it.each<[string, GivenDate, string, string]>([
  ['a day', { day: '1987-06-14' }, '1987-06-14T12:00:00', 'day'],
  ['29 February of a leap year', { day: '2024-02-29' }, '2024-02-29T12:00:00', 'day'],
  ['tomorrow', { day: '2026-11-29' }, '2026-11-29T12:00:00', 'day'],
  ['the first day of all', { day: '1826-01-01' }, '1826-01-01T12:00:00', 'day'],
  ['a month of 31 days', { month: '1987-07' }, '1987-07-16T12:00:00', 'month'],
  ['a month of 30 days', { month: '1987-06' }, '1987-06-15T12:00:00', 'month'],
  ['February', { month: '1987-02' }, '1987-02-14T12:00:00', 'month'],
  ['the present month', { month: '2026-11' }, '2026-11-15T12:00:00', 'month'],
  ['a year', { year: 1987 }, '1987-07-02T12:00:00', 'year'],
  ['the present year', { year: 2026 }, '2026-07-02T12:00:00', 'year'],
])('%s is kept as its middle', (_what, given, takenLocal, precision) => {
  expect(readGivenDate(given, now)).toEqual({ value: { takenLocal, precision } });
});

it.each<GivenDate>([
  { day: '2026-11-30' },
  { day: '1825-12-31' },
  { day: '2023-02-29' },
  { day: '1987-6-14' },
  { day: '0000-00-00' },
  { day: '' },
  { month: '2026-12' },
  { month: '1825-12' },
  { month: '1987-13' },
  { month: '1987-00' },
  { month: '1987' },
  { year: 2027 },
  { year: 1825 },
  { year: -1987 },
  { year: 12_026 },
  { year: 1987.5 },
])('%j is refused', (given) => {
  expect(readGivenDate(given, now).fault).toMatchObject({ kind: 'invalid', code: 'bad-date' });
});

it.each([
  ['2024-07-01T20:15:00', -60, '2024-07-01T19:15:00'],
  ['2024-01-01T00:30:00', -31, '2023-12-31T23:59:00'],
  ['2014-07-01T12:00:00', maxShiftMinutes, '2024-06-28T12:00:00'],
])('%s shifted by %d minutes is %s', (from, minutes, to) => {
  expect(shiftLocalTime(from, minutes, now)).toEqual({ value: to });
});

it.each([
  ['2026-11-29T23:30:00', 30],
  ['1826-01-01T00:00:00', -1],
  ['1826-01-01T00:00:00', -maxShiftMinutes],
])('%s shifted by %d minutes is refused', (from, minutes) => {
  expect(shiftLocalTime(from, minutes, now).fault).toMatchObject({ code: 'bad-date' });
});
