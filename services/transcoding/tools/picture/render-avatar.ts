// Runs in a process of its own: see render-worker.ts.
import { type AvatarSquare, avatarSidePx } from '@kloak/proto/rules/files/avatar-files.ts';
import type { RenderResult } from '../workers/rendering.ts';
import { readPicture } from './read-picture.ts';
import { fromPixels, thumbhashOf, writeRendition } from './render-image.ts';

/** Decoding width; large enough for the middle of a panorama. */
const maxWidth = 5 * avatarSidePx;

/**
 * Renders a member's picture: a square of the displayed picture, never enlarged, upright, in sRGB, without metadata. Refuses an incomplete one: nobody
 * wants to appear like that.
 */
export async function renderAvatar(input: string, folder: string, { left, top, side: part }: AvatarSquare): Promise<RenderResult> {
  const picture = await readPicture(input, { widthOf: () => maxWidth });
  if ('reason' in picture) return { outcome: 'impossible', reason: picture.reason };
  const { pixels, width, height, partial } = picture;
  if (partial) return { outcome: 'impossible', reason: 'unreadable' };
  const { width: across, height: down } = pixels.info;
  const cut = Math.max(1, Math.round(Math.min(across, down) * part));
  const side = Math.min(avatarSidePx, cut);
  const place = { left: Math.round((across - cut) * left), top: Math.round((down - cut) * top), width: cut, height: cut };
  const square = await fromPixels(pixels).extract(place).resize({ width: side, height: side }).raw().toBuffer({ resolveWithObject: true });
  const file = await writeRendition(square, { name: 'avatar', width: side, folder });
  return { outcome: 'rendered', rendering: { width, height, thumbhash: await thumbhashOf(square), files: [file] } };
}
