import { minuteMs } from '@kloak/proto/rules/durations.ts';

/** `takenAt` is ISO 8601 UTC; `takenLocal` is the photographer's local time, without a zone. */
export type FileDate = { takenAt: string; takenLocal: string };

/** Earlier dates come from clocks that were never set (1970 or 1980), since hardly any digital camera existed. */
const minYear = 1990;
/** A file date this close to the upload is no evidence: browsers without a date report the current time. */
const newMs = 10 * 60_000;

/**
 * Date from the file's last change, in ISO 8601, for a file that has no date inside. Uses the sender's clock if its offset is known, else UTC. A file as
 * new as its upload gets the time of `openedAt` by that clock. Returns `undefined` if the date is missing or impossible.
 */
export function captureTimeOfFile(lastModified: string | undefined, openedAt: string): FileDate | undefined {
  const changedMs = Date.parse(lastModified ?? '');
  if (Number.isNaN(changedMs)) return undefined;
  const [openedMs, offset] = [Date.parse(openedAt), offsetOf(lastModified)];
  const isOld = changedMs < openedMs - newMs;
  if (!isOld && offset === undefined) return undefined;
  const takenAt = new Date(Math.min(changedMs, openedMs)).toISOString();
  const takenLocal = localTimeAt(takenAt, offset ?? 0);
  return Number(takenLocal.slice(0, 4)) < minYear ? undefined : { takenAt, takenLocal };
}

/** Local time `YYYY-MM-DDTHH:mm:ss` of an instant at this offset from UTC, in minutes. */
export const localTimeAt = (instant: string, offsetMinutes: number): string =>
  new Date(Date.parse(instant) + offsetMinutes * minuteMs).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);

/** Offset of an ISO 8601 time in minutes; `undefined` for UTC, since no clock of a person reports `Z`. */
export function offsetOf(moment: string | undefined): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(moment ?? '') ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === undefined ? undefined : sign === '-' ? -offset : offset;
}
