import { type CameraFacts, placeAt } from './camera-facts.ts';
import { takenOfVideo } from './taken.ts';

/** The words of a video's container about itself, by their names as ffprobe tells them. */
export type ContainerTags = Readonly<Record<string, string>>;

/** As an iPhone, and as others write it. */
const placeNames = ['com.apple.quicktime.location.ISO6709', 'location', 'location-eng'];

/** When and where a video was taken, as far as its container tells, or one of its tracks, and it can be true. */
export function containerFacts(tags: ContainerTags, ofTracks: readonly ContainerTags[] = []): CameraFacts {
  const place = placeNames.flatMap((name) => tags[name] ?? [])[0];
  return { ...takenOfVideo({ tags, ofTracks }), ...placeOf(place) };
}

/** ISO 6709 in degrees: `+47.3667+008.5333/`, with or without a height. */
function placeOf(said: string | undefined): Pick<CameraFacts, 'latitude' | 'longitude'> {
  const [, latitude, longitude] = /^([+-]\d{2}(?:\.\d+)?)([+-]\d{3}(?:\.\d+)?)(?:[+-][\d.]+)?(?:CRS\w+)?\/?$/.exec(said ?? '') ?? [];
  return placeAt(Number(latitude), Number(longitude));
}
