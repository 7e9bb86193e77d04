import { dateFormat, formatDate, shortDate } from '../../lib/dates.ts';
import { memberTexts as t } from '../../lib/member-texts.ts';

const weekday = dateFormat({ weekday: 'long' });
const dayMs = 86_400_000;

/** Number of midnights of this device's clock between two times. */
const midnightsBetween = (from: Date, to: Date) => Math.round((startOf(to) - startOf(from)) / dayMs);
const startOf = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** Name of a past day: `Today`, `Yesterday`, `Sunday`; after a week the short date. */
export function pastDayName(iso: string, nowMs: number): string {
  const nights = midnightsBetween(new Date(iso), new Date(nowMs));
  if (nights <= 0) return t.today;
  if (nights === 1) return t.yesterday;
  return nights < 7 ? formatDate(weekday, iso) : shortDate(iso);
}
