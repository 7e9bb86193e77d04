import type { ExifTags } from './read-exif.ts';

export type Taken = {
  /** ISO 8601 UTC; the camera's clock read as UTC where it tells no zone. */
  takenAt: string;
  /** The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss`. */
  takenLocal: string;
};

/** The oldest photograph that there is was taken then. */
const minYear = 1826;
const maxXmpBytes = 65_536;
/** In the order in which they are believed. */
const xmpNames = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate'];

/** When a picture was taken, by its EXIF; by its XMP where EXIF does not tell. */
export function takenOf(exif: ExifTags, xmp: Buffer | undefined): Taken | undefined {
  return byExif(exif) ?? byXmp(xmp);
}

/** Where the clocks of containers begin: what one writes that was never set. */
const containerZeros = ['1904-01-01T00:00:00', '1970-01-01T00:00:00'];

/** When a video was taken, by its container: by the clock of the camera, with its zone; else by the container's own, which runs in UTC. */
export function takenOfVideo(tags: Readonly<Record<string, string>>): Taken | undefined {
  const byCamera = ofIso(tags['com.apple.quicktime.creationdate'] ?? '');
  if (byCamera) return byCamera;
  const byContainer = ofIso(tags.creation_time ?? '');
  return byContainer && !containerZeros.includes(byContainer.takenLocal) ? byContainer : undefined;
}

function byExif({ dateTimeOriginal, offsetTimeOriginal, dateTimeDigitized, offsetTimeDigitized, offsetTime }: ExifTags): Taken | undefined {
  return ofExif(dateTimeOriginal, offsetTimeOriginal ?? offsetTime) ?? ofExif(dateTimeDigitized, offsetTimeDigitized ?? offsetTime);
}

/** `YYYY:MM:DD HH:mm:ss`; the zeros of a camera without a clock are no date. */
function ofExif(said: string | undefined, zone: string | undefined): Taken | undefined {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(said ?? '') ?? [];
  return takenAs(`${year}-${month}-${day}T${time}`, zone);
}

function byXmp(xmp: Buffer | undefined): Taken | undefined {
  const text = xmp?.toString('utf8', 0, maxXmpBytes) ?? '';
  for (const name of xmpNames) {
    // As an attribute or as an element.
    const [, said] = new RegExp(`${name}(?:\\s*=\\s*["']|>)\\s*([^"'<]{4,40})`).exec(text) ?? [];
    const taken = said === undefined ? undefined : ofIso(said);
    if (taken) return taken;
  }
  return undefined;
}

/** ISO 8601, where the month, the day and the time may lack, as for an old print. */
function ofIso(said: string): Taken | undefined {
  const [, year, month = '01', day = '01', time = '00:00', second = '00', zone] =
    /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?\s*$/.exec(said) ?? [];
  return takenAs(`${year}-${month}-${day}T${time}:${second}`, zone);
}

function takenAs(takenLocal: string, zone: string | undefined): Taken | undefined {
  const local = new Date(`${takenLocal}Z`);
  if (Number.isNaN(local.getTime()) || local.toISOString().slice(0, 19) !== takenLocal || local.getUTCFullYear() < minYear) return undefined;
  return { takenLocal, takenAt: new Date(local.getTime() - offsetMs(zone)).toISOString() };
}

/** `+02:00` or `+0200` in milliseconds; 0 for anything else. */
function offsetMs(zone = ''): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})/.exec(zone) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (sign === undefined || ms > 15 * 3_600_000) return 0;
  return sign === '-' ? -ms : ms;
}
