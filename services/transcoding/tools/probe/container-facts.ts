import { type CameraFacts, placeAt } from '../metadata/camera-facts.ts';
import { takenOfVideo } from '../metadata/taken.ts';

/** Tags of a video's container, by ffprobe's names. */
export type ContainerTags = Readonly<Record<string, string>>;

/** Tag of iPhones; others use names that may end with a language. */
const iphonePlace = 'com.apple.quicktime.location.ISO6709';
const isPlace = (name: string) => name === 'location' || name.startsWith('location-');

/** Plausible time and place of taking, from the container or one of its tracks. */
export function containerFacts(tags: ContainerTags, ofTracks: readonly ContainerTags[] = []): CameraFacts {
  return { ...takenOfVideo({ tags, ofTracks }), ...coordinatesOf([tags, ...ofTracks].flatMap(placesIn)) };
}

function placesIn(tags: ContainerTags): string[] {
  const others = Object.keys(tags).filter(isPlace);
  return [iphonePlace, ...others].flatMap((name) => tags[name] ?? []);
}

/** The first that can be read. */
function coordinatesOf(said: readonly string[]): Coordinates {
  for (const one of said) {
    const place = readPlace(one);
    if (place.latitude !== undefined) return place;
  }
  return {};
}

type Coordinates = Pick<CameraFacts, 'latitude' | 'longitude'>;

/** Longer texts are no places. */
const maxLetters = 100;
/** A height, or none; the system that both are of, or none. */
const pattern = /^([+-]\d{2,6})([.,]\d+)?([+-]\d{3,7})([.,]\d+)?(?:[+-]\d[\d.,]*)?(?:CRS\w+)?\/?$/;

/** ISO 6709: in degrees (`+47.3667+008.5333/`), with minutes (`+4722.00+00832.00/`), or with seconds (`+472200.0+0083200.0/`). */
function readPlace(said: string): Coordinates {
  const [, north = '', ofNorth = '', east = '', ofEast = ''] = (said.length > maxLetters ? null : pattern.exec(said.trim())) ?? [];
  return placeAt(degreesOf(north, ofNorth, 2), degreesOf(east, ofEast, 3));
}

/** `digits`: of whole degrees; two of minutes and two of seconds may follow. NaN for anything else. */
function degreesOf(said: string, fraction: string, digits: number): number {
  const [sign, figures] = [said.startsWith('-') ? -1 : 1, said.slice(1)];
  const parts = [figures.slice(0, digits), ...(figures.slice(digits).match(/\d{1,2}/g) ?? [])];
  if (figures.length % 2 !== digits % 2 || figures.length < digits) return Number.NaN;
  const last = parts.length - 1;
  const values = parts.map((part, index) => Number(index === last ? part + fraction.replace(',', '.') : part));
  if (values.slice(1).some((value) => value >= 60)) return Number.NaN;
  return sign * values.reduce((sum, value, index) => sum + value / 60 ** index, 0);
}
