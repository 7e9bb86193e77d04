import { lazily } from './lazily.ts';

type Format = () => Intl.DateTimeFormat;

/** Format of dates, made at its first use: the first one of a page takes a phone 50 ms. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Format => lazily(() => new Intl.DateTimeFormat('en-US', options));

const short = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** `Nov 21, 2026` */
export const shortDate = (iso: string) => formatDate(short, iso);

const shortDay = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a calendar day, `2026-11-21`, independent of the reader's time zone: `Nov 21, 2026`. */
export const shortDayName = (date: string) => formatDate(shortDay, date);
/** Formats a month, `2026-11`: `November 2026`. */
export const monthName = (date: string) => formatDate(month, date);

/** Seconds as minutes:seconds, `1:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** An invalid time is omitted rather than shown as `Invalid Date`. */
export function formatDate(format: Format, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : format().format(time);
}
