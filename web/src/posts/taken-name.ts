// When a photograph or video was taken, in words. An owner may know only the month or the year.
import type { Image } from '@kloak/proto/api/types.ts';
import type { TakenPrecision } from '@kloak/proto/rules/taken-dates.ts';
import { monthName, shortDayName } from '../lib/dates.ts';
import { memberTexts as t } from '../lib/member-texts.ts';

export type TakenDate = Pick<Image, 'takenLocal' | 'takenPrecision' | 'takenAbout'>;

const dayLength = 'YYYY-MM-DD'.length;
const knownLength = { time: 'YYYY-MM-DDTHH:mm:ss'.length, day: dayLength, month: 'YYYY-MM'.length, year: 'YYYY'.length } as const satisfies Record<
  TakenPrecision,
  number
>;

/** Known part of the local time, `1987-06` for a month; '' without a date. */
export const knownPart = ({ takenLocal, takenPrecision }: TakenDate): string => takenLocal?.slice(0, knownLength[takenPrecision]) ?? '';

/** `Jun 3, 1987`, `about June 1987`, `1987`; '' without a date. `dayName` formats a day. */
export function takenName(date: TakenDate, dayName: (day: string) => string = shortDayName): string {
  const known = knownPart(date);
  if (known === '') return '';
  const { [date.takenPrecision]: format } = { year: String, month: monthName, day: dayName, time: (local: string) => dayName(local.slice(0, dayLength)) };
  return date.takenAbout ? t.about(format(known)) : format(known);
}

/** True if the date has no day, or is approximate: a heading of its day needs an addition. */
export const isInexact = ({ takenLocal, takenPrecision, takenAbout }: TakenDate): boolean =>
  takenLocal !== null && (takenAbout || takenPrecision === 'month' || takenPrecision === 'year');
