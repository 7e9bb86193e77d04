import type { OutputInfo } from 'sharp';

/** Rows without gaps; `channels` of 8 bits per pixel. */
export type Pixels = { data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> };
