import type { Image, Video } from '@kloak/proto/api/types.ts';
import { memberTexts } from '../lib/member-texts.ts';

/** What is drawn of an image, or of a video as a picture, at any size: its renditions, its shape, and what is said in its place while there is nothing to show. */
export function pictureOf(item: Image | Video) {
  const { sources, width, height, thumbhash, status } = item;
  const failed = 'duration' in item ? memberTexts.videoFailed : memberTexts.photoFailed;
  const pictures = sources.filter(({ type }) => type.startsWith('image/'));
  return { sources: pictures, width, height, thumbhash, placeholder: status === 'FAILED' ? failed : memberTexts.processing };
}
