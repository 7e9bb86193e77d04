import type { Image, Video } from '@kloak/proto/api/types.ts';
import { memberTexts } from '../../lib/member-texts.ts';

/** Props of a picture for an image, or for a video's poster, at any size. They include the text that is shown until there is a rendition. */
export function pictureOf(item: Image | Video) {
  const { sources, width, height, thumbhash, status } = item;
  const failed = 'duration' in item ? memberTexts.videoFailed : memberTexts.photoFailed;
  const pictures = sources.filter(({ type }) => type.startsWith('image/'));
  return { turnable: item, sources: pictures, width, height, thumbhash, placeholder: status === 'FAILED' ? failed : memberTexts.processing };
}
