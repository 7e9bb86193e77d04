import { type Moment, readMoment, readOffset } from './moment.ts';
import type { ExifTags } from './read-exif.ts';
import type { XmpReader } from './read-xmp.ts';

export type CaptureTime = {
  /** ISO 8601 UTC; without a known zone, the camera's time counts as UTC. */
  takenAt: string;
  /** Camera's local time, `YYYY-MM-DDTHH:mm:ss`; `undefined` if only an instant is known. */
  takenLocal?: string | undefined;
  /** Digits after the second. */
  takenFraction?: string;
};

/** The oldest photograph that there is was taken then. */
const minYear = 1826;
/** Dates of a clock that was never set. */
const unsetDays = ['1904-01-01', '1970-01-01'];
/** No clock of the earth is farther ahead of UTC. */
const maxAheadMs = 14 * 3_600_000;
/** Properties in order of credibility. */
const xmpNames = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'exif:DateTimeDigitized', 'xmp:CreateDate'] as const;

/** Sources of a picture's time; `created`: texts in the file format's own fields. */
export type PictureWords = { exif: ExifTags; xmp: XmpReader; created?: readonly string[] | undefined };

/** Time of taking, from the first source that has it: EXIF, XMP, the format's own texts. Then the EXIF date of the file, and GPS time in EXIF or XMP. */
export function takenOf({ exif, xmp, created = [] }: PictureWords): CaptureTime | undefined {
  return (
    byCamera(exif) ??
    byXmp(xmp) ??
    first(created, (said) => takenAs(readMoment(said))) ??
    byFile(exif) ??
    bySatellite(exif) ??
    instantOf(xmp('exif:GPSTimeStamp') ?? '')
  );
}

/** Sources of a video's time: tags of the file and of its tracks. */
export type VideoWords = { tags: Readonly<Record<string, string>>; ofTracks?: readonly Readonly<Record<string, string>>[] };

/** Tags with local time and zone. */
const cameraNames = ['com.apple.quicktime.creationdate', 'date', 'date-eng'];

/** Time of taking of a video: the camera's local time, or else UTC of the container or a track. A mere day comes last. */
export function takenOfVideo({ tags, ofTracks = [] }: VideoWords): CaptureTime | undefined {
  const said = cameraNames.flatMap((name) => tags[name] ?? []);
  const clocks = [tags, ...ofTracks].flatMap(({ creation_time }) => creation_time ?? []);
  const byDay = () => first(said, (one) => takenAs(readMoment(one)));
  return first(said.filter(hasTime), (one) => takenAs(readMoment(one))) ?? first(clocks, instantOf) ?? byDay();
}

const hasTime = (said: string) => /\d[ t]\d/i.test(said) || said.length > 'YYYY-MM-DD'.length;

function first<Value>(values: readonly Value[], read: (value: Value) => CaptureTime | undefined): CaptureTime | undefined {
  for (const value of values) {
    const taken = read(value);
    if (taken) return taken;
  }
  return undefined;
}

/** An instant without local time. */
function instantOf(said: string): CaptureTime | undefined {
  const taken = takenAs(readMoment(said));
  return taken && { ...taken, takenLocal: undefined };
}

function byCamera(exif: ExifTags): CaptureTime | undefined {
  const { dateTimeOriginal, offsetTimeOriginal, subSecOriginal, dateTimeDigitized, offsetTimeDigitized, subSecDigitized, offsetTime } = exif;
  return (
    ofExif(dateTimeOriginal, offsetTimeOriginal ?? offsetTime, subSecOriginal) ?? ofExif(dateTimeDigitized, offsetTimeDigitized ?? offsetTime, subSecDigitized)
  );
}

const byFile = ({ dateTime, offsetTime, subSec }: ExifTags) => ofExif(dateTime, offsetTime, subSec);

function ofExif(said = '', zone: string | undefined, subSec: string | undefined): CaptureTime | undefined {
  const moment = readMoment(said);
  if (!moment) return undefined;
  const [, fraction = moment.fraction] = /^\s*(\d{1,9})\s*$/.exec(subSec ?? '') ?? [];
  return takenAs({ offsetMinutes: readOffset(zone), ...moment, ...(fraction !== undefined && { fraction }) });
}

/** A date and a time of UTC. */
function bySatellite({ gpsDate, gpsTime = [] }: ExifTags): CaptureTime | undefined {
  const day = readMoment(gpsDate ?? '')?.local.slice(0, 'YYYY-MM-DD'.length);
  const [hours = 0, minutes = 0, seconds = 0] = gpsTime.map((value) => (Number.isFinite(value) ? Math.floor(value) : 0));
  const two = (value: number) => String(value).padStart(2, '0');
  return day === undefined ? undefined : instantOf(`${day}T${two(hours)}:${two(minutes)}:${two(seconds)}Z`);
}

const byXmp = (xmp: XmpReader) =>
  first(xmpNames, (name) => {
    const said = xmp(name) ?? '';
    return takenAs(readMoment(said)) ?? ofPart(said);
  });

/** A year, or a year and a month, as of an old print. */
function ofPart(said: string): CaptureTime | undefined {
  const [, year, month = '01'] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?\s*$/.exec(said) ?? [];
  return year === undefined || Number(year) < minYear
    ? undefined
    : { takenLocal: `${year}-${month}-01T00:00:00`, takenAt: `${year}-${month}-01T00:00:00.000Z` };
}

/** `undefined` for a clock that was never set, or is ahead of all zones. */
function takenAs(moment: (Omit<Moment, 'offsetMinutes'> & { offsetMinutes?: number | undefined }) | undefined): CaptureTime | undefined {
  if (!moment || Number(moment.local.slice(0, 4)) < minYear || unsetDays.some((day) => moment.local.startsWith(day))) return undefined;
  const at = new Date(Date.parse(`${moment.local}Z`) - (moment.offsetMinutes ?? 0) * 60_000);
  if (at.getTime() > Date.now() + maxAheadMs) return undefined;
  return { takenLocal: moment.local, takenAt: at.toISOString(), ...(moment.fraction !== undefined && { takenFraction: moment.fraction }) };
}
