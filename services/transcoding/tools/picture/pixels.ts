import type { OutputInfo } from 'sharp';

/** Rows without gaps, each pixel of so many channels of 8 bits. */
export type Pixels = { data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> };
