// Compares an original with its film, track by track, because the container of a damaged file may be intact and still promise too much.
import type { SoundStream, VideoFacts } from '../probe/probe-video.ts';

/** Fraction that may be missing at the end; at least one second. */
const lostPart = 0.1;
/** Maximum frame rate of a film. */
const maxFramesPerSecond = 60;

const isLess = (shown: number, promised: number) => shown < promised - Math.max(1, promised * lostPart);

/** True if the film has less than the original promises: shorter picture or sound, or fewer frames. */
export function isPartial(original: VideoFacts, made: VideoFacts): boolean {
  return isLess(pictureSeconds(original, made), lengthOf(original.picture, original)) || isSoundCut(original.sound, made.sound);
}

const lengthOf = (track: { duration: number }, { duration }: VideoFacts) => (duration > 0 ? track.duration || duration : 0);

/** Seconds with new pictures. Frames that are missing inside a film do not shorten it, so they are counted. */
function pictureSeconds({ picture: { frames, framesPerSecond } }: VideoFacts, { picture, duration }: VideoFacts): number {
  const seconds = picture.duration || duration;
  // Only some containers have the number of frames.
  if (frames === 0 || framesPerSecond === 0 || picture.frames === 0) return seconds;
  return Math.min(seconds, picture.frames / Math.min(framesPerSecond, maxFramesPerSecond));
}

const isSoundCut = (original?: SoundStream, made?: SoundStream) =>
  original !== undefined && made !== undefined && made.duration > 0 && isLess(made.duration, original.duration);
