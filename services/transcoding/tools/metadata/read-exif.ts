// Reads only the EXIF tags in use. A count bounds the work rather than a clock, so a busy machine costs no photograph its date.

/** Maximum size, many times that of a JPEG's EXIF. Data beyond that in larger EXIF is private to makers. */
const maxExifBytes = 2 ** 20;
/** Maximum entries of a directory; cameras write some hundred. In a hostile file each entry may refer to all bytes. */
const maxEntries = 2000;
/** Maximum length of a text; far more than a date has. */
const maxTextBytes = 64;

/** Texts as written; `latitude` and `longitude` in degrees, minutes and seconds, `gpsTime` in hours, minutes and seconds of UTC. */
export type ExifTags = {
  dateTime?: string | undefined;
  subSec?: string | undefined;
  subSecOriginal?: string | undefined;
  subSecDigitized?: string | undefined;
  gpsDate?: string | undefined;
  gpsTime?: number[] | undefined;
  dateTimeOriginal?: string | undefined;
  offsetTimeOriginal?: string | undefined;
  dateTimeDigitized?: string | undefined;
  offsetTimeDigitized?: string | undefined;
  offsetTime?: string | undefined;
  latitudeRef?: string | undefined;
  latitude?: number[] | undefined;
  longitudeRef?: string | undefined;
  longitude?: number[] | undefined;
};

/** Tags of EXIF; empty for other bytes. Tags that refer beyond its end are dropped. */
export function readExif(exif: Buffer | undefined): ExifTags {
  const tiff = exif && tiffOf(exif);
  if (!tiff) return {};
  const main = directoryAt(tiff, tiff.long(4));
  const photo = directoryAt(tiff, pointerOf(main, 0x8769));
  const place = directoryAt(tiff, pointerOf(main, 0x8825));
  // Some programs write all tags into the main directory.
  const text = (tag: number) => textOf(photo, tag) ?? textOf(main, tag);
  return {
    dateTime: text(0x0132),
    dateTimeOriginal: text(0x9003),
    dateTimeDigitized: text(0x9004),
    offsetTime: text(0x9010),
    offsetTimeOriginal: text(0x9011),
    offsetTimeDigitized: text(0x9012),
    subSec: text(0x9290),
    subSecOriginal: text(0x9291),
    subSecDigitized: text(0x9292),
    gpsTime: fractionsOf(place, 7),
    gpsDate: textOf(place, 0x1d),
    latitudeRef: textOf(place, 1),
    latitude: fractionsOf(place, 2),
    longitudeRef: textOf(place, 3),
    longitude: fractionsOf(place, 4),
  };
}

/** Numbers at a place, in the byte order of the file; 0 beyond its end. */
type Tiff = { bytes: Buffer; short(at: number): number; long(at: number): number };
/** Offset of the entry of each tag. */
type Directory = { tiff: Tiff; entries: ReadonlyMap<number, number> };
type ExifEntry = { type: number; count: number; at: number };

function tiffOf(exif: Buffer): Tiff | undefined {
  const begin = exif.toString('latin1', 0, 5) === 'Exif\0' ? 6 : 0;
  const bytes = exif.subarray(begin, begin + maxExifBytes);
  const order = bytes.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isLittle = order === 'II*\0';
  return {
    bytes,
    short: (at) => (at + 2 > bytes.length ? 0 : view.getUint16(at, isLittle)),
    long: (at) => (at + 4 > bytes.length ? 0 : view.getUint32(at, isLittle)),
  };
}

const entryBytes = 12;

/** None at 0. */
function directoryAt(tiff: Tiff, at: number): Directory {
  const count = at === 0 ? 0 : Math.min(tiff.short(at), maxEntries);
  const places = Array.from({ length: count }, (_, index) => at + 2 + index * entryBytes);
  return { tiff, entries: new Map(places.map((place) => [tiff.short(place), place])) };
}

const types = { short: 3, long: 4, fraction: 5, directory: 13, signedFraction: 10 };
/** Types of text: bytes, ASCII, undefined, UTF-8; programs use any of them. */
const textTypes = [1, 2, 7, 129];

/** `at`: offset of the value, if it has at most `bytesEach` times its count; up to 4 bytes are in the entry itself. */
function entryOf({ tiff, entries }: Directory, tag: number, bytesEach: number): ExifEntry | undefined {
  const place = entries.get(tag);
  if (place === undefined) return undefined;
  const count = tiff.long(place + 4);
  return { type: tiff.short(place + 2), count, at: bytesEach * count > 4 ? tiff.long(place + 8) : place + 8 };
}

function pointerOf(directory: Directory, tag: number): number {
  const { type, at } = entryOf(directory, tag, 0) ?? { type: 0, at: 0 };
  if (type === types.short) return directory.tiff.short(at);
  return type === types.long || type === types.directory ? directory.tiff.long(at) : 0;
}

function textOf(directory: Directory, tag: number): string | undefined {
  const entry = entryOf(directory, tag, 1);
  if (!entry || !textTypes.includes(entry.type)) return undefined;
  return directory.tiff.bytes.toString('latin1', entry.at, entry.at + Math.min(entry.count, maxTextBytes)).split('\0')[0];
}

/** Reads at most three fractions. */
function fractionsOf(directory: Directory, tag: number): number[] | undefined {
  const entry = entryOf(directory, tag, 8);
  if (entry?.type !== types.fraction && entry?.type !== types.signedFraction) return undefined;
  const { long } = directory.tiff;
  return Array.from({ length: Math.min(entry.count, 3) }, (_, index) => long(entry.at + index * 8) / long(entry.at + index * 8 + 4));
}
