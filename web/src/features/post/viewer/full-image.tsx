import type { Image, Video } from '@kloak/proto/api/types.ts';
import { Picture } from '../../../posts/picture/picture.tsx';
import { pictureOf } from '../../../posts/picture/picture-of.ts';
import { renditionUrlOf } from './rendition-url.ts';

type FullImageProps = { readonly item: Image | Video; readonly alt: string; readonly sizes: string; readonly onDrawn?: () => void };

/** A whole photograph, or the whole poster of a video. */
export function FullImage({ item, ...shown }: FullImageProps) {
  return <Picture {...pictureOf(item)} src={renditionUrlOf(item)} when="first" fit="contain" {...shown} />;
}
