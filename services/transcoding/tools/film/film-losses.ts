// What of a video its film does not show. What was made is compared track by track, since what a container says of itself may be the only whole thing in it.
import type { SoundStream, VideoFacts } from '../probe/probe-video.ts';

/** What may be missing at the end and is nobody's loss: a part of the whole, in seconds at least one. */
const lostPart = 0.1;
/** As the film is made at most. */
const maxFramesPerSecond = 60;

const isLess = (shown: number, promised: number) => shown < promised - Math.max(1, promised * lostPart);

/** Whether less came out than the original says that it holds: of its picture, in time or in pictures, or of its sound. */
export function isPartial(original: VideoFacts, made: VideoFacts): boolean {
  return isLess(pictureSeconds(original, made), lengthOf(original.picture, original)) || isSoundCut(original.sound, made.sound);
}

const lengthOf = (track: { duration: number }, { duration }: VideoFacts) => (duration > 0 ? track.duration || duration : 0);

/** How long there is something new to see: where pictures lack within a film, the others take no less time. */
function pictureSeconds({ picture: { frames, framesPerSecond } }: VideoFacts, { picture, duration }: VideoFacts): number {
  const seconds = picture.duration || duration;
  // Only some containers count their pictures.
  if (frames === 0 || framesPerSecond === 0 || picture.frames === 0) return seconds;
  return Math.min(seconds, picture.frames / Math.min(framesPerSecond, maxFramesPerSecond));
}

const isSoundCut = (original?: SoundStream, made?: SoundStream) =>
  original !== undefined && made !== undefined && made.duration > 0 && isLess(made.duration, original.duration);
