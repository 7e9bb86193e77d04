import type { Image } from '@kloak/proto/api/types.ts';
import { useState } from 'react';
import { drawnOf } from '../../lib/drawn-pictures.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { Picture } from '../../ui/picture.tsx';
import { largestOf } from './shown-file.ts';

type WholeProps = { readonly image: Image; readonly alt: string; readonly sizes: string; readonly onDrawn?: () => void };

/** A photograph that is not cut: first what was drawn of it already, on the page that led here, then as large as it stands. */
export function Whole({ image, ...shown }: WholeProps) {
  const [under] = useState(() => drawnOf(image.sources));
  return <Picture {...pictureOf(image)} src={largestOf(image)} under={under} when="first" fit="contain" {...shown} />;
}
