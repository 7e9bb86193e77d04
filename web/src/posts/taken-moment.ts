import { clockName, fullDayName } from '../lib/long-dates.ts';
import { type TakenDate, takenName } from './taken-name.ts';

/** All that is known: `Wednesday, June 3, 1987 at 12:30 PM`, or `about June 1987`; '' without a date. */
export const takenMoment = (date: TakenDate): string =>
  date.takenPrecision === 'time' && date.takenLocal ? clockName(date.takenLocal) : takenName(date, fullDayName);
