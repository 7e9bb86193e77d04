import { minuteMs } from '@kloak/proto/rules/durations.ts';

const offsetAt = (timeMs: number) => -Math.round(new Date(timeMs).getTimezoneOffset());

/**
 * Returns the time at which a file was last changed (its `lastModified`) as ISO 8601. It is the local time of this device, `offset` minutes ahead of
 * UTC, since owners remember the local day of a photograph. Undefined for an impossible time.
 */
export function changedAt(lastModified: number, offset = offsetAt(lastModified)): string | undefined {
  if (!(lastModified > 0 && lastModified <= Date.now())) return undefined;
  const local = new Date(lastModified + offset * minuteMs).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
  const part = (minutes: number) => String(Math.trunc(minutes)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${part(Math.abs(offset) / 60)}:${part(Math.abs(offset) % 60)}`;
}
