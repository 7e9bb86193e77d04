import type { Image } from '@kloak/proto/api/types.ts';
import { memberTexts } from './member-texts.ts';

/** What is drawn of an image at any size: its renditions, its shape, and what is said in its place while there is nothing to show. */
export function pictureOf({ sources, width, height, thumbhash, status }: Image) {
  return { sources, width, height, thumbhash, placeholder: status === 'FAILED' ? memberTexts.photoFailed : memberTexts.processing };
}
