import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { memberTexts } from '../../lib/member-texts.ts';

/** Props of a picture for an image, or for a video's poster, at any size. They include the text that is shown until there is a rendition. */
export function pictureOf(item: Image | Video) {
  const { sources, width, height, thumbhash, status } = item;
  const failed = 'duration' in item ? memberTexts.videoFailed : memberTexts.photoFailed;
  const pictures = sources.filter(({ type }) => type.startsWith('image/'));
  return { turnable: item, sources: pictures, width, height, thumbhash, placeholder: status === 'FAILED' ? failed : memberTexts.processing };
}

/** The largest original that a card displays until there is a rendition, in pixels. A browser keeps four bytes for each that it decodes. */
const maxOriginalPx = 2_000_000;

/** Address of the picture on a card: a rendition; the original, which its owner alone has, if it is small, or if no rendition will follow. */
export function cardSrcOf({ image, video }: Pick<Post, 'image' | 'video'>): string {
  const { thumbNail = '' } = image ?? video ?? {};
  if (thumbNail !== '' || !image) return thumbNail;
  const { status, width, height, filePath } = image;
  const isSmall = width > 0 && width * height <= maxOriginalPx;
  return status !== 'PROCESSING' || isSmall ? filePath : '';
}
