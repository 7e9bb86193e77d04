import { takenMoment } from './taken-moment.ts';
import { isInexact, knownPart, type TakenDate, takenName } from './taken-name.ts';

const date = (takenPrecision: TakenDate['takenPrecision'], takenAbout = false): TakenDate => ({
  takenLocal: '1987-06-15T12:00:00',
  takenPrecision,
  takenAbout,
});

test.each([
  [date('time'), '1987-06-15T12:00:00', 'Jun 15, 1987', /^Monday, June 15, 1987 at 12:00\sPM$/],
  [date('day'), '1987-06-15', 'Jun 15, 1987', /^Monday, June 15, 1987$/],
  [date('day', true), '1987-06-15', 'about Jun 15, 1987', /^about Monday, June 15, 1987$/],
  [date('month'), '1987-06', 'June 1987', /^June 1987$/],
  [date('month', true), '1987-06', 'about June 1987', /^about June 1987$/],
  [date('year'), '1987', '1987', /^1987$/],
  [date('year', true), '1987', 'about 1987', /^about 1987$/],
])('no more is said than is known: %j', (given, known, short, long) => {
  expect(knownPart(given)).toBe(known);
  expect(takenName(given)).toBe(short);
  expect(takenMoment(given)).toMatch(long);
});

test('without a date nothing is said', () => {
  const none = { takenLocal: null, takenPrecision: 'time', takenAbout: false } as const;
  expect([knownPart(none), takenName(none), takenMoment(none)]).toEqual(['', '', '']);
  expect(isInexact(none)).toBe(false);
});

test('a heading of the day says enough of a day, and not of a month, a year, or what is approximate', () => {
  const dates = [date('time'), date('day'), date('day', true), date('month'), date('year')];
  expect(dates.map(isInexact)).toEqual([false, false, true, true, true]);
});
