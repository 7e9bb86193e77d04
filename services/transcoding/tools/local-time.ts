import type { CameraFacts } from './camera-facts.ts';

/** `2024-07-04T23:30:00` of an instant, by the clocks of a zone. */
function clockIn(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(new Date(instant)).replace(' ', 'T');
}

/** What an instant alone tells, with what the clocks showed then at its place, where that is known. */
export async function withLocalTime(facts: CameraFacts): Promise<CameraFacts> {
  const { takenAt, takenLocal, latitude, longitude } = facts;
  if (takenAt === undefined || takenLocal !== undefined || latitude === undefined || longitude === undefined) return facts;
  // Loaded with the first that needs it: it takes some 6 MB.
  const { default: zoneAt } = await import('@photostructure/tz-lookup');
  return { ...facts, takenLocal: clockIn(zoneAt(latitude, longitude), takenAt) };
}
