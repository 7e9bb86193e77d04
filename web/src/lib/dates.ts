const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** `Nov 21, 2026` */
export const shortDate = (iso: string) => formatDate(short, iso);

/** Seconds as minutes:seconds, `1:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** An invalid time is omitted rather than shown as `Invalid Date`. */
export function formatDate(how: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : how.format(time);
}
