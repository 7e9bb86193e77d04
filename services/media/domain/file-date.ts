/** `takenAt` is ISO 8601 UTC; `takenLocal` the clock of who took it, as it stood, without a zone. */
export type FileDate = { takenAt: string; takenLocal: string };

/** Before it there were hardly any digital cameras, but clocks that were never set: they stand in 1970 or 1980. */
const minYear = 1990;
/** What is as new as its upload tells nothing: browsers that know no date say that it is now. */
const newMs = 10 * 60_000;

/**
 * When something was taken whose file tells no date of its own: when the file was last changed, in ISO 8601; by the clock of who said so, where its
 * offset was told, else in UTC. Nothing where that cannot be true. `openedAt`: when the upload began.
 */
export function takenByFile(lastModified: string | undefined, openedAt: string): FileDate | undefined {
  const changedMs = Date.parse(lastModified ?? '');
  if (lastModified === undefined || !(changedMs < Date.parse(openedAt) - newMs)) return undefined;
  const local = new Date(changedMs + offsetMs(lastModified));
  if (local.getUTCFullYear() < minYear) return undefined;
  return { takenAt: new Date(changedMs).toISOString(), takenLocal: local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length) };
}

/** Of ISO 8601; 0 where it is in UTC. */
function offsetMs(moment: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(moment) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === undefined ? 0 : sign === '-' ? -ms : ms;
}
