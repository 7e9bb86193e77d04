import type { Body } from '@kloak/proto/api/types.ts';

/** Returns the date of this device's clock, `2026-11-28`. */
export function todayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Request for the posts of a day in earlier years, by the clock of this device. */
export function memoryRequest(me: string, day: string): Body<'POST /api/library/on-this-day'> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { profileId: me, day, timeZone };
}
