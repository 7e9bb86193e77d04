import { minuteMs } from '@kloak/proto/rules/durations.ts';

/** `takenAt` is ISO 8601 UTC; `takenLocal` the clock of who took it, as it stood, without a zone. */
export type FileDate = { takenAt: string; takenLocal: string };

/** Before it there were hardly any digital cameras, but clocks that were never set: they stand in 1970 or 1980. */
const minYear = 1990;
/** What is as new as its upload tells nothing: browsers that know no date say that it is now. */
const newMs = 10 * 60_000;

/**
 * When something was taken whose file tells no date of its own: when the file was last changed, in ISO 8601; by the clock of who said so, where its
 * offset was told, else in UTC. What is as new as its upload, at `openedAt`, was taken then, by that clock; nothing where that is not told, or where it cannot be true.
 */
export function takenByFile(lastModified: string | undefined, openedAt: string): FileDate | undefined {
  const changedMs = Date.parse(lastModified ?? '');
  if (Number.isNaN(changedMs)) return undefined;
  const [openedMs, offset] = [Date.parse(openedAt), offsetOf(lastModified)];
  const isOld = changedMs < openedMs - newMs;
  if (!isOld && offset === undefined) return undefined;
  const takenAt = new Date(Math.min(changedMs, openedMs)).toISOString();
  const takenLocal = clockAt(takenAt, offset ?? 0);
  return Number(takenLocal.slice(0, 4)) < minYear ? undefined : { takenAt, takenLocal };
}

/** `YYYY-MM-DDTHH:mm:ss` of an instant, as a clock shows it that is so many minutes ahead of UTC. */
export const clockAt = (instant: string, offsetMinutes: number): string =>
  new Date(Date.parse(instant) + offsetMinutes * minuteMs).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);

/** Of ISO 8601 in minutes; nothing where it is in UTC, which is nobody's own clock. */
export function offsetOf(moment: string | undefined): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(moment ?? '') ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === undefined ? undefined : sign === '-' ? -offset : offset;
}
