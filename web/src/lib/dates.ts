import { memberTexts } from './member-texts.ts';

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const minute = 60_000;

/** `Nov 21, 2026` */
export const shortDate = (iso: string) => format(short, iso);
/** `Saturday, November 21, 2026` */
export const longDate = (iso: string) => format(long, iso);

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const clockTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** Of a day that stands in a calendar, `2026-11-21`, wherever its reader is: `Sat, November 21, 2026`. */
export const dayName = (date: string) => format(day, date);
/** Of a clock that told no zone, `2026-11-21T10:15:00`: `Saturday, November 21, 2026 at 10:15 AM`, wherever its reader is. */
export const clockName = (local: string) => format(clockTime, `${local}Z`);
/** Of a month, `2026-11`: `November 2026`. */
export const monthName = (date: string) => format(month, date);

/** `just now`, `3 minutes ago`, `yesterday`; after a week the short date. */
export function ago(iso: string, now = Date.now()): string {
  const minutes = Math.round((Date.parse(iso) - now) / minute);
  if (minutes > -1) return memberTexts.now;
  if (minutes > -60) return relative.format(minutes, 'minute');
  if (minutes > -60 * 24) return relative.format(Math.ceil(minutes / 60), 'hour');
  if (minutes > -60 * 24 * 7) return relative.format(Math.ceil(minutes / 60 / 24), 'day');
  return shortDate(iso);
}

/** Seconds as minutes:seconds, `1:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time that cannot be read is left out rather than shown as `Invalid Date`. */
function format(how: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : how.format(time);
}
