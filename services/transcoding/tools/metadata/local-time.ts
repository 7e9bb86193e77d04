import type { CameraFacts } from './camera-facts.ts';

/** `2024-07-04T23:30:00` of an instant, by the clocks of a zone. */
function clockIn(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(new Date(instant)).replace(' ', 'T');
}

/** Loaded with the first that needs it: it takes some 6 MB. */
const loadZones = async () => (await import('@photostructure/tz-lookup')).default;

/** Adds the local time to an instant with a known place. If no zone is found, the instant stays alone: a picture without its hour is better than none. */
export async function withLocalTime(facts: CameraFacts, zones = loadZones): Promise<CameraFacts> {
  const { takenAt, takenLocal, latitude, longitude } = facts;
  if (takenAt === undefined || takenLocal !== undefined || latitude === undefined || longitude === undefined) return facts;
  try {
    const zoneAt = await zones();
    return { ...facts, takenLocal: clockIn(zoneAt(latitude, longitude), takenAt) };
  } catch {
    return facts;
  }
}
