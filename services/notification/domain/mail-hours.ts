import { isQuietHour, type MailSettings, mailHour } from '@kloak/proto/rules/notification-mails.ts';

const sunday = 7;
const wholeHour = { minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 };

const here = (now: Date, { timeZone }: MailSettings) => Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
const textOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString();

/** A time, or when the quiet hours that it falls into are over. */
function afterQuiet(time: Temporal.ZonedDateTime, wanted: MailSettings): Temporal.ZonedDateTime {
  if (!isQuietHour(time.hour, wanted)) return time;
  const end = time.with({ hour: wanted.quietTo, ...wholeHour });
  return end.epochMilliseconds > time.epochMilliseconds ? end : end.add({ days: 1 });
}

/** Earliest time of a mail: now, or the end of the quiet hours. ISO 8601 UTC. */
export const earliestMail = (now: Date, wanted: MailSettings): string => textOf(afterQuiet(here(now, wanted), wanted));

/** Time of the next mail, ISO 8601 UTC; empty if none is wanted. */
export function nextMail(now: Date, wanted: MailSettings): string {
  if (wanted.rhythm === 'NEVER') return '';
  const time = here(now, wanted);
  const isDue = (one: Temporal.ZonedDateTime) => wanted.rhythm === 'DAILY' || one.dayOfWeek === sunday;
  let next = time.with({ hour: mailHour, ...wholeHour });
  while (!isDue(next) || afterQuiet(next, wanted).epochMilliseconds <= time.epochMilliseconds) next = next.add({ days: 1 });
  return textOf(afterQuiet(next, wanted));
}
