import type { Image, Video } from '@kloak/proto/api/types.ts';
import { useState } from 'react';
import { drawnOf } from '../../lib/drawn-pictures.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { Picture } from '../../ui/picture.tsx';
import { drawnFileOf } from './shown-file.ts';

type WholeProps = { readonly item: Image | Video; readonly alt: string; readonly sizes: string; readonly onDrawn?: () => void };

/** A photograph, or the poster of a video, that is not cut: first what was drawn of it already, on the page that led here, then as large as it stands. */
export function Whole({ item, ...shown }: WholeProps) {
  const [under] = useState(() => drawnOf(item.sources));
  return <Picture {...pictureOf(item)} src={drawnFileOf(item)} under={under} when="first" fit="contain" {...shown} />;
}
