import type { Image, Video } from '@kloak/proto/api/types.ts';
import { pictureOf } from '../../../posts/picture-of.ts';

/** The largest file that a browser can draw: for its owner the original itself, but not one of which no picture could be made. Empty: there is none. */
function largestOf({ filePath, sources, status }: Pick<Image, 'filePath' | 'sources' | 'status'>): string {
  const largest = sources.at(-1)?.url ?? '';
  return status === 'FAILED' ? largest : filePath || largest;
}

/** The same of an image or of a video, of which it is its poster. */
export function drawnFileOf(item: Image | Video): string {
  return 'duration' in item ? (pictureOf(item).sources.at(-1)?.url ?? item.thumbNail) : largestOf(item);
}

export const canBeDrawn = (item: Image | Video) => drawnFileOf(item) !== '';
