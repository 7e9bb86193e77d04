import readExif from 'exif-reader';

/**
 * When a picture was taken, by its EXIF, as ISO 8601 UTC. Cameras write local time; where they say no offset it is read as UTC,
 * so that a day stays the day it was.
 */
export function takenAt(exif: Buffer | undefined): string | undefined {
  const photo = exif && photoTags(exif);
  const local = instant(photo?.DateTimeOriginal) ?? instant(photo?.DateTimeDigitized);
  if (!local) return undefined;
  return new Date(local.getTime() - offsetMs(photo?.OffsetTimeOriginal ?? photo?.OffsetTimeDigitized)).toISOString();
}

function photoTags(exif: Buffer): Record<string, unknown> | undefined {
  try {
    return readExif(exif).Photo;
  } catch {
    return undefined;
  }
}

/** The reader gives local time as if it were UTC, and makes the zeros of a camera without a clock a day around 1900. */
function instant(value: unknown): Date | undefined {
  if (!isDate(value)) return undefined;
  const year = value.getUTCFullYear();
  return year > 1900 && year < 9999 ? value : undefined;
}

function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

/** `+02:00` in milliseconds; 0 for anything else. */
function offsetMs(value: unknown): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})/.exec(String(value)) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (sign === undefined || ms > 15 * 3_600_000) return 0;
  return sign === '-' ? -ms : ms;
}
