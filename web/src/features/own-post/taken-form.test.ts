import { anna, photo } from '../../../testing/family.ts';
import { readTakenForm, type TakenForm, takenChangeOf, takenFormOf } from './taken-form.ts';

const now = new Date('2026-11-21T12:00:00Z');
const form = (about: Partial<TakenForm>): TakenForm => ({ ...takenFormOf([]), ...about });
const noon = '1987-06-03T12:00:00';
const badDate = 'Please give a day, a month or a year from 1826 on, and none after tomorrow.';
const badShift = 'Please give hours or minutes, at most ten years.';

test('the form says what posts have in common', () => {
  const [day, month] = (['day', 'month'] as const).map((takenPrecision) => photo(takenPrecision, anna, { takenLocal: noon, takenPrecision, takenAbout: true }));
  if (!day || !month) throw new Error('no posts');
  expect(takenFormOf([day])).toMatchObject({ kind: 'day', day: '1987-06-03', about: true });
  expect(takenFormOf([month])).toMatchObject({ kind: 'month', day: '', month: '06', year: '1987', about: true });
  expect(takenFormOf([photo('y', anna, { takenLocal: noon, takenPrecision: 'year' })])).toMatchObject({ kind: 'year', year: '1987' });
  expect(takenFormOf([day, month])).toMatchObject({ kind: 'day', day: '', year: '', about: false });
  expect(takenFormOf([photo('none', anna)])).toMatchObject({ kind: 'day', day: '' });
});

test.each([
  [{ kind: 'day', day: '1987-06-03' }, { day: '1987-06-03' }],
  [
    { kind: 'day', day: '1987-06-03', about: true },
    { day: '1987-06-03', about: true },
  ],
  [
    { kind: 'month', month: '06', year: ' 1987 ', about: true },
    { month: '1987-06', about: true },
  ],
  [{ kind: 'year', year: '1987' }, { year: 1987 }],
  [{ kind: 'shift', hours: '1', minutes: '30', about: true }, { shiftMinutes: 90 }],
  [{ kind: 'shift', direction: '-1', hours: '2' }, { shiftMinutes: -120 }],
  [{ kind: 'reset', about: true }, { reset: true }],
])('%j asks for %j', (given, change) => {
  expect(takenChangeOf(form(given))).toEqual(change);
});

test.each([
  [{ kind: 'day', day: '' }, { day: badDate }],
  [{ kind: 'day', day: '1825-12-31' }, { day: badDate }],
  [{ kind: 'day', day: '2026-11-23' }, { day: badDate }],
  [{ kind: 'month', month: '', year: '1987' }, { month: 'Please choose a month.' }],
  [{ kind: 'month', month: '12', year: '2026' }, { year: badDate }],
  [{ kind: 'month', month: '06', year: '87' }, { year: 'Please give a year of four digits.' }],
  [{ kind: 'year', year: '1825' }, { year: badDate }],
  [{ kind: 'year', year: 'soon' }, { year: 'Please give a year of four digits.' }],
  [{ kind: 'shift' }, { hours: badShift }],
  [{ kind: 'shift', hours: '1.5' }, { hours: badShift }],
  [{ kind: 'shift', hours: '99999' }, { hours: badShift }],
  [{ kind: 'shift', hours: '87600' }, {}],
  [{ kind: 'shift', direction: '-1', hours: '87600' }, {}],
  [{ kind: 'day', day: '1826-01-01' }, {}],
  [{ kind: 'day', day: '2026-11-22' }, {}],
  [{ kind: 'reset' }, {}],
])('%j has the faults %j', (given, faults) => {
  const found = Object.entries(readTakenForm(form(given), [noon], now)).flatMap(([name, reading]) => (reading?.fault ? [[name, reading.fault.message]] : []));
  expect(Object.fromEntries(found)).toEqual(faults);
});

test('a shift needs a time of each, and may not lead after tomorrow', () => {
  const shift = form({ kind: 'shift', hours: '48' });
  expect(readTakenForm(shift, [noon, null], now).hours?.fault?.message).toMatch(/^Nothing tells when some of these were taken/);
  expect(readTakenForm(shift, [noon, '2026-11-21T10:00:00'], now).hours?.fault?.message).toBe(badDate);
});
