import { minuteMs } from '@kloak/proto/rules/durations.ts';

const offsetAt = (timeMs: number) => -Math.round(new Date(timeMs).getTimezoneOffset());

/**
 * When a file was last changed (its `lastModified`), by the clock of this device, which may be ahead of UTC by `offset` minutes: ISO 8601, since the
 * day of a photograph is the one its owner remembers. Nothing where no clock can have said it.
 */
export function changedAt(lastModified: number, offset = offsetAt(lastModified)): string | undefined {
  if (!(lastModified > 0 && lastModified <= Date.now())) return undefined;
  const local = new Date(lastModified + offset * minuteMs).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
  const part = (minutes: number) => String(Math.trunc(minutes)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${part(Math.abs(offset) / 60)}:${part(Math.abs(offset) % 60)}`;
}
