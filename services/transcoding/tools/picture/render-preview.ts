// Runs in a process of its own: see render-worker.ts.
import { maxPreviewSidePx, previewType } from '@kloak/proto/rules/files/previews.ts';
import sharp from 'sharp';
import type { RenderResult } from '../workers/rendering.ts';
import { isUnreadable } from './read-picture.ts';
import { thumbhashOf, writeRendition } from './render-image.ts';

const format = previewType.replace('image/', '');

/** Encodes a page's preview again, at no more than its size. A larger, damaged or different file is refused. */
export async function renderPreview(input: string, folder: string): Promise<RenderResult> {
  try {
    const options = { limitInputPixels: maxPreviewSidePx ** 2, failOn: 'warning' } as const;
    if ((await sharp(input, options).metadata()).format !== format) return { outcome: 'impossible', reason: 'unsupported' };
    const pixels = await sharp(input, options).autoOrient().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const { width, height } = pixels.info;
    const file = await writeRendition(pixels, { name: 'preview', width, folder });
    return { outcome: 'rendered', rendering: { width, height, thumbhash: await thumbhashOf(pixels), files: [file] } };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return { outcome: 'impossible', reason: 'unreadable' };
  }
}
