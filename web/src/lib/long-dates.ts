// Date formats that no first screen uses.
import { dateFormat, formatDate, shortDate } from './dates.ts';
import { lazily } from './lazily.ts';
import { memberTexts } from './member-texts.ts';

const long = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const relative = lazily(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));
const minute = 60_000;

/** `Saturday, November 21, 2026` */
export const longDate = (iso: string) => formatDate(long, iso);

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** `Nov 21, 2026, 10:15:07 AM`, by the reader's clock. */
export const momentName = (iso: string) => formatDate(moment, iso);

const day = dateFormat({ weekday: 'short', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

const clockTime = dateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a calendar day, `2026-11-21`, independent of the reader's time zone: `Sat, November 21, 2026`. */
export const dayName = (date: string) => formatDate(day, date);
const fullDay = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
/** The same in full: `Saturday, November 21, 2026`. */
export const fullDayName = (date: string) => formatDate(fullDay, date);
/** Formats a local time without a zone, `2026-11-21T10:15:00`, independent of the reader's time zone: `Saturday, November 21, 2026 at 10:15 AM`. */
export const clockName = (local: string) => formatDate(clockTime, `${local}Z`);

/** `just now`, `3 minutes ago`, `yesterday`; after a week the short date. */
export function ago(iso: string, now = Date.now()): string {
  const minutes = Math.round((Date.parse(iso) - now) / minute);
  if (minutes > -1) return memberTexts.now;
  if (minutes > -60) return relative().format(minutes, 'minute');
  if (minutes > -60 * 24) return relative().format(Math.ceil(minutes / 60), 'hour');
  if (minutes > -60 * 24 * 7) return relative().format(Math.ceil(minutes / 60 / 24), 'day');
  return shortDate(iso);
}
