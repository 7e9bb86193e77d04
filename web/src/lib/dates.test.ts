import { clock, dateFormat, formatDate, shortDate } from './dates.ts';
import { ago, longDate } from './long-dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (minutes: number) => ago(new Date(now - minutes * 60_000).toISOString(), now);

test('a time lately is told by how long ago it was', () => {
  expect([0, 3, 90, 60 * 24, 60 * 24 * 6].map(before)).toEqual(['just now', '3 minutes ago', '1 hour ago', 'yesterday', '6 days ago']);
  expect(before(60 * 24 * 8)).toBe('Nov 13, 2026');
});

test('dates are short in lists and long on the page; what is no date is left out', () => {
  expect(shortDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
  expect(longDate('2026-11-21T12:00:00Z')).toBe('Saturday, November 21, 2026');
  expect(shortDate('soon')).toBe('');
});

test('durations are minutes and seconds', () => {
  expect([0, 5.4, 65, 600].map(clock)).toEqual(['0:00', '0:05', '1:05', '10:00']);
});

test('a format is made when a date is first written in it, and only once', () => {
  let made = 0;
  const own = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(own, {
    construct(format, given) {
      made += 1;
      return Reflect.construct(format, given);
    },
  });
  const year = dateFormat({ year: 'numeric' });
  expect(made).toBe(0);
  expect(['2026-11-21', '2025-11-21'].map((day) => formatDate(year, day))).toEqual(['2026', '2025']);
  expect(made).toBe(1);
  Intl.DateTimeFormat = own;
});
