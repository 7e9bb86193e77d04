import { type ExifTags, readExif } from './read-exif.ts';
import { type XmpReader, xmpReader } from './read-xmp.ts';
import { takenOf } from './taken.ts';

/** Facts that a camera wrote beside the picture. */
export type CameraFacts = {
  takenAt?: string;
  /** `undefined` if only an instant is known. */
  takenLocal?: string | undefined;
  takenFraction?: string;
  /** Degrees, north and east positive; both or none. */
  latitude?: number;
  longitude?: number;
};

type PictureMetadata = { exif?: Buffer | undefined; xmp?: Buffer | undefined; created?: readonly string[] | undefined };

/** Reads plausible facts from a picture's EXIF, XMP and other texts. */
export function cameraFacts({ exif, xmp, created }: PictureMetadata): CameraFacts {
  const [tags, read] = [readExif(exif), xmpReader(xmp)];
  const place = coordinatesOf(tags);
  return { ...takenOf({ exif: tags, xmp: read, created }), ...(place.latitude === undefined ? coordinatesOf(xmpTags(read)) : place) };
}

type PlaceTags = Pick<ExifTags, 'latitude' | 'latitudeRef' | 'longitude' | 'longitudeRef'>;

function coordinatesOf(tags: PlaceTags): Pick<CameraFacts, 'latitude' | 'longitude'> {
  return placeAt(degrees(tags.latitude, tags.latitudeRef, 'S', 90), degrees(tags.longitude, tags.longitudeRef, 'W', 180));
}

/** Place in the form of EXIF, from `47,22.614N`, `47,22,36.8N`, or degrees with a sign or a direction. */
function xmpTags(xmp: XmpReader): PlaceTags {
  const [north, east] = [xmp('exif:GPSLatitude') ?? '', xmp('exif:GPSLongitude') ?? ''];
  return {
    latitude: numbersIn(north),
    latitudeRef: directionOf(north, xmp('exif:GPSLatitudeRef'), 'S'),
    longitude: numbersIn(east),
    longitudeRef: directionOf(east, xmp('exif:GPSLongitudeRef'), 'W'),
  };
}

const direction = /^[nsew](?:orth|outh|ast|est)?(?![a-z])|(?<![a-z])[nsew](?:orth|outh|ast|est)?$/i;
const numbersIn = (said: string) =>
  said
    .match(/\d+(?:\.\d+)?/g)
    ?.slice(0, 3)
    .map(Number);

function directionOf(said: string, ref: string | undefined, negative: string): string {
  if (said.startsWith('-')) return negative;
  return (direction.exec(said)?.[0] ?? ref ?? '').toUpperCase();
}

/** Place in degrees, rounded to about ten centimetres; nothing if the numbers are impossible. */
export function placeAt(latitude: number, longitude: number): Pick<CameraFacts, 'latitude' | 'longitude'> {
  // Cameras write 0, 0 if they found no position.
  const isNowhere = latitude === 0 && longitude === 0;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !isNowhere ? { latitude: rounded(latitude), longitude: rounded(longitude) } : {};
}

const rounded = (degrees: number) => Number(degrees.toFixed(6));

/** Converts degrees, minutes and seconds; NaN if impossible. Unreadable minutes or seconds count as 0. */
function degrees([whole = Number.NaN, minutes = 0, seconds = 0]: number[] = [], ref = '', negative: string, max: number): number {
  const value = whole + (minutes || 0) / 60 + (seconds || 0) / 3600;
  if (!(value >= 0 && value <= max)) return Number.NaN;
  return value !== 0 && ref.startsWith(negative) ? -value : value;
}
