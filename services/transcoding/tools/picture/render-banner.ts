// Runs in a process of its own: see render-worker.ts.
import { bannerSizes, bannerWidthsPx } from '@kloak/proto/rules/files/storage-keys.ts';
import type { RenderResult, RenditionFile } from '../workers/rendering.ts';
import { readPicture } from './read-picture.ts';
import { thumbhashOf, writeRendition } from './render-image.ts';

/** Renders a group's picture: whole, never enlarged, upright, in sRGB, without metadata. Refuses an incomplete one. */
export async function renderBanner(input: string, folder: string): Promise<RenderResult> {
  const picture = await readPicture(input, { widthOf: () => bannerWidthsPx.wide });
  if ('reason' in picture) return { outcome: 'impossible', reason: picture.reason };
  const { pixels, width, height, partial } = picture;
  if (partial) return { outcome: 'impossible', reason: 'unreadable' };
  const files: RenditionFile[] = [];
  for (const size of bannerSizes) files.push(await writeRendition(pixels, { name: size, width: bannerWidthsPx[size], folder }));
  return { outcome: 'rendered', rendering: { width, height, thumbhash: await thumbhashOf(pixels), files } };
}
