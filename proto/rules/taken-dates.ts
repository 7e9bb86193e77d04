// Dates that owners give their photographs and videos. A local time is `YYYY-MM-DDTHH:mm:ss` without a zone.
import { dayMs, minuteMs } from './durations.ts';
import { type Checked, faultResult, validValue } from './text/checked.ts';

/** Units of a date: what is smaller is not known. */
export const takenPrecisions = ['time', 'day', 'month', 'year'] as const;
export type TakenPrecision = (typeof takenPrecisions)[number];
/** Unit of a date by its code in messages. */
export const takenPrecisionOf = { TAKEN_PRECISION_UNSPECIFIED: 'time', TIME: 'time', DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** A day `YYYY-MM-DD`, a month `YYYY-MM`, or a year. */
export type GivenDate = { readonly day: string } | { readonly month: string } | { readonly year: number };
/** `takenLocal` is the middle of the unit. */
export type MiddleOfDate = { takenLocal: string; precision: Exclude<TakenPrecision, 'time'> };

/** The year of the oldest photograph that is known. */
export const firstTakenYear = 1826;
/** Ten years: a camera whose clock was never set. */
export const maxShiftMinutes = 5_256_000;

export const badDate = faultResult('bad-date', 'Please give a day, a month or a year from 1826 on, and none after tomorrow.').fault;
export const noDateToShift = faultResult('no-date', 'Nothing tells when some of these were taken, so their time cannot be shifted. Please give a day.').fault;

const localLength = 'YYYY-MM-DDTHH:mm:ss'.length;
const instantOf = (takenLocal: string) => Date.parse(`${takenLocal}Z`);
const localAt = (ms: number) => new Date(ms).toISOString().slice(0, localLength);
const isRealDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(instantOf(`${day}T00:00:00`)) && localAt(instantOf(`${day}T00:00:00`)).startsWith(day);

/** True if the unit that begins on `day` is not before 1826 and does not begin after tomorrow (UTC). */
const isPossible = (day: string, now: Date): boolean => day >= `${firstTakenYear}-01-01` && day <= localAt(now.getTime() + dayMs).slice(0, day.length);

/** First and middle day. */
function daysOf(given: GivenDate): { first: string; middle: string; precision: MiddleOfDate['precision'] } {
  if ('day' in given) return { first: given.day, middle: given.day, precision: 'day' };
  if ('year' in given) return { first: `${given.year}-01-01`, middle: `${given.year}-07-02`, precision: 'year' };
  const days = new Date(Date.UTC(Number(given.month.slice(0, 4)), Number(given.month.slice(5)), 0)).getUTCDate();
  return { first: `${given.month}-01`, middle: `${given.month}-${Math.ceil(days / 2)}`, precision: 'month' };
}

/** Middle of a date: noon of its middle day. Faults: `bad-date` for a date that does not exist, before 1826, or that begins after tomorrow. */
export function readGivenDate(given: GivenDate, now: Date): Checked<MiddleOfDate> {
  const { first, middle, precision } = daysOf(given);
  return isRealDay(first) && isPossible(first, now) ? validValue({ takenLocal: `${middle}T12:00:00`, precision }) : { fault: badDate };
}

/** The local time so many minutes later. Faults: `bad-date` before 1826 or after tomorrow. */
export function shiftLocalTime(takenLocal: string, minutes: number, now: Date): Checked<string> {
  const shifted = localAt(instantOf(takenLocal) + minutes * minuteMs);
  return isPossible(shifted.slice(0, 'YYYY-MM-DD'.length), now) ? validValue(shifted) : { fault: badDate };
}
