// Parsing of dates in many formats. Only unambiguous days count; a date with two readings counts as none.

/** `local`: `YYYY-MM-DDTHH:mm:ss` as written; `fraction`: digits after the second; `offsetMinutes`: of its zone, east positive. */
export type Moment = { local: string; fraction?: string; offsetMinutes?: number };

/** Longer texts are no dates. */
const maxLetters = 64;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(?<month>${months.join('|')})[a-z]*\\.?`;
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?';
/** Blanks replace leading zeros, and unknown minutes and seconds. */
const secondAndFraction = '(?<second>\\d{1,2})(?:[.,:](?<fraction>\\d{1,9}))?';
const clock = `(?<hour>\\d{1,2})[:.] ?(?:(?<minute>\\d{1,2})(?:[:.] ?(?:${secondAndFraction})?)?|[:.]?) ?(?<half>[ap]m)?`;
const zone = '(?<zone>z|utc|gmt|[+-]\\d{2}:?(?:\\d{2})?)?';
/** A time without hour, with blanks as in EXIF, or no time. */
const unknownClock = '(?:[ t] ?(?:[:.][ :.\\d]*)?)?';
const time = `(?:(?: ?[ t_,] ?)${clock} ?${zone}|${unknownClock})`;

type Day = (parts: Readonly<Record<string, string | undefined>>) => [year: number, month: number, day: number] | undefined;
const named: Day = ({ year, month = '', day }) => [Number(year), months.indexOf(month) + 1, Number(day)];
const numbered: Day = ({ year, month, day }) => [Number(year), Number(month), Number(day)];
/** Order of day and month is unknown unless one number is above 12. */
const doubtful: Day = ({ year, one, other }) => {
  const [first, second] = [Number(one), Number(other)];
  if (first > 12 && second <= 12) return [Number(year), second, first];
  if (second > 12 && first <= 12) return [Number(year), first, second];
  return first === second ? [Number(year), first, second] : undefined;
};

const forms: readonly (readonly [RegExp, Day])[] = [
  [new RegExp(`^(?<year>\\d{4}) ?(?<by>[:/.\\- ]) ?(?<month>\\d{1,2}) ?\\k<by> ?(?<day>\\d{1,2})${time}$`), numbered],
  [new RegExp(`^(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})${time}$`), numbered],
  [
    /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})[t ]?(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?(?<zone>z|[+-]\d{2}:?(?:\d{2})?)?$/,
    numbered,
  ],
  [new RegExp(`^(?<day>\\d{1,2})\\. ?(?<month>\\d{1,2})\\. ?(?<year>\\d{4})${time}$`), numbered],
  [new RegExp(`^(?<one>\\d{1,2})(?<by>[/-])(?<other>\\d{1,2})\\k<by>(?<year>\\d{4})${time}$`), doubtful],
  [new RegExp(`^${weekday}(?<day>\\d{1,2})[ -]${monthName}[ -](?<year>\\d{4})${time}$`), named],
  [new RegExp(`^${weekday}${monthName} (?<day>\\d{1,2}),? (?<year>\\d{4})${time}$`), named],
  // Format of the C library, with the year at the end.
  [new RegExp(`^${weekday}${monthName} (?<day>\\d{1,2}) ${clock} ?${zone} (?<year>\\d{4})$`), named],
];

/** Parses a date in any known form. Returns `undefined` without a day, or if the time is impossible. */
export function readMoment(said: string): Moment | undefined {
  const [words = ''] = said.split('\0', 1);
  const written = words.trim();
  if (written.length > maxLetters) return undefined;
  const text = written.toLowerCase().replace(/\s+/g, ' ');
  for (const [form, dayOf] of forms) {
    const parts = form.exec(text)?.groups;
    const day = parts && dayOf(parts);
    if (parts && day) return momentOf(day, parts);
  }
  return undefined;
}

function momentOf([year, month, day]: readonly number[], { hour = '0', minute = '0', second = '0', half, fraction, zone }: Record<string, string | undefined>) {
  // A clock from 1 to 24 shows 24 at the beginning of its day.
  const [read, isAfternoon] = [Number(hour) === 24 ? 0 : Number(hour), half === 'pm'];
  const hours = half === undefined ? read : (read % 12) + (isAfternoon ? 12 : 0);
  // A leap second.
  const seconds = Math.min(Number(second), 59);
  const two = (value: number | undefined) => String(value).padStart(2, '0');
  const local = `${year}-${two(month)}-${two(day)}T${two(hours)}:${two(Number(minute))}:${two(seconds)}`;
  if (!isThere(local) || Number(second) > 60) return undefined;
  const offsetMinutes = readOffset(zone);
  return { local, ...(fraction !== undefined && { fraction }), ...(offsetMinutes !== undefined && { offsetMinutes }) };
}

/** True if this day and time exist. */
function isThere(local: string): boolean {
  const date = new Date(`${local}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, local.length) === local;
}

/** Minutes of `Z`, `+02:00`, `+0200`, `+02` or `+ 2:00`; otherwise `undefined`. */
export function readOffset(zone = ''): number | undefined {
  if (/^(z|utc|gmt)$/i.test(zone.trim())) return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])([ \d]?\d)(?::?([ \d]\d))?$/.exec(zone.trim()) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || offset > 15 * 60) return undefined;
  return sign === '-' ? -offset : offset;
}
