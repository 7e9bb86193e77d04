import type { Image, Video } from '@kloak/proto/api/types.ts';
import { pictureOf } from '../../../posts/picture/picture-of.ts';

/** Address of the largest file that a browser can render: for its owner the original, unless no rendition could be made of it. Empty: there is none. */
function largestOf({ filePath, sources, status }: Pick<Image, 'filePath' | 'sources' | 'status'>): string {
  const largest = sources.at(-1)?.url ?? '';
  return status === 'FAILED' ? largest : filePath || largest;
}

/** The same for an image, or for a video's poster. */
export function renditionUrlOf(item: Image | Video): string {
  return 'duration' in item ? (pictureOf(item).sources.at(-1)?.url ?? item.thumbNail) : largestOf(item);
}

export const hasRendition = (item: Image | Video) => renditionUrlOf(item) !== '';
