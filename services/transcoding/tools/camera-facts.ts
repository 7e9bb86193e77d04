import { type ExifTags, readExif } from './read-exif.ts';
import { takenOf } from './taken.ts';

/** What a camera wrote beside a picture. */
export type CameraFacts = {
  takenAt?: string;
  /** None where only an instant is known. */
  takenLocal?: string | undefined;
  takenFraction?: string;
  /** Degrees, north and east positive; both or none. */
  latitude?: number;
  longitude?: number;
};

type Words = { exif?: Buffer | undefined; xmp?: Buffer | undefined; created?: readonly string[] | undefined };

/** What a picture's EXIF, XMP and other words tell, as far as it can be true. */
export function cameraFacts({ exif, ...words }: Words): CameraFacts {
  const tags = readExif(exif);
  return { ...takenOf({ exif: tags, ...words }), ...placeOf(tags) };
}

function placeOf(tags: ExifTags): Pick<CameraFacts, 'latitude' | 'longitude'> {
  return placeAt(degrees(tags.latitude, tags.latitudeRef, 'S', 90), degrees(tags.longitude, tags.longitudeRef, 'W', 180));
}

/** A place in degrees, where there is one of these numbers; to some ten centimetres. */
export function placeAt(latitude: number, longitude: number): Pick<CameraFacts, 'latitude' | 'longitude'> {
  // What a camera writes that looked for its place and did not find it.
  const isNowhere = latitude === 0 && longitude === 0;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !isNowhere ? { latitude: rounded(latitude), longitude: rounded(longitude) } : {};
}

const rounded = (degrees: number) => Number(degrees.toFixed(6));

/** Of degrees, minutes and seconds; NaN where that is nowhere. Minutes or seconds that say nothing are none. */
function degrees([whole = Number.NaN, minutes = 0, seconds = 0]: number[] = [], ref = '', negative: string, max: number): number {
  const value = whole + (minutes || 0) / 60 + (seconds || 0) / 3600;
  if (!(value >= 0 && value <= max)) return Number.NaN;
  return value !== 0 && ref.startsWith(negative) ? -value : value;
}
