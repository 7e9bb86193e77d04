// Runs in a process of its own: see render-worker.ts.
import { join } from 'node:path';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { ImpossibleReason, Rendered, RenditionFile } from './rendering.ts';
import { takenAt } from './taken-at.ts';

/** Widths that are made, in pixels, never wider than the picture. WebP alone: whatever runs the pages shows it. */
const widths = [320, 640, 1280, 2560];
const quality = 80;
/** WebP knows no more. */
const maxHeightPx = 16_383;
/** 268 megapixels: beyond any camera, and what is meant to fill the memory is refused before it is decoded. */
const maxPixels = 0x3fff * 0x3fff;
/** Pictures that come in passes are held whole while they are decoded, so they may be so many bytes: 179 megapixels in colour. */
const maxHeldBytes = 512 * 2 ** 20;
const formats = ['jpeg', 'png'];

type Pixels = { data: Buffer; info: OutputInfo };
type Picture = { pixels: Pixels; metadata: Metadata; partial: boolean };
type Strictness = 'error' | 'none';

/** These loaders and no others look at bytes from outside. */
export function limitSharp(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] });
}

/**
 * Makes the renditions of a photograph: upright, in sRGB, without any metadata. Bytes that cannot be rendered are an outcome;
 * what it throws is a fault of the machine.
 */
export async function renderImage(input: string, folder: string): Promise<Rendered> {
  const read = await readPicture(input);
  if ('reason' in read) return { outcome: 'impossible', reason: read.reason };
  const { pixels, metadata, partial } = read;
  const { width, height } = metadata.autoOrient;
  const files: RenditionFile[] = [];
  for (const each of widthsFor(width)) files.push(await writeRendition(pixels, each, folder));
  const thumbhash = await thumbhashOf(pixels);
  return { outcome: 'rendered', rendering: { width, height, thumbhash, takenAt: takenAt(metadata.exif), ...(partial && { partial }), files } };
}

/** The steps, and the picture's own width where that is clearly beyond the last step it fills. */
export function widthsFor(width: number): number[] {
  const steps = widths.filter((step) => step <= width);
  const own = Math.min(width, widths.at(-1) ?? width);
  return own > (steps.at(-1) ?? 0) * 1.1 ? [...steps, own] : steps;
}

/** Decodes once, to the largest rendition: the smaller ones are made of it. */
async function readPicture(input: string): Promise<Picture | { reason: ImpossibleReason }> {
  try {
    const metadata = await sharp(input, { limitInputPixels: maxPixels, failOn: 'none' }).metadata();
    if (!formats.includes(metadata.format)) return { reason: 'unsupported' };
    if (heldBytes(metadata) > maxHeldBytes) return { reason: 'too-many-pixels' };
    return { ...(await decode(input)), metadata };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { reason };
  }
}

/** Bytes that decoding holds at once: all of an interlaced PNG or a progressive JPEG, next to nothing of any other. */
function heldBytes({ width, height, channels, depth, isProgressive }: Metadata): number {
  return isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

/** A photograph that was cut off is shown as far as it goes, but not one of which nothing came. */
async function decode(input: string): Promise<Pick<Picture, 'pixels' | 'partial'>> {
  try {
    return { pixels: await decodeAt(input, 'error'), partial: false };
  } catch (error) {
    if (reasonOf(error) !== 'unreadable') throw error;
    const pixels = await decodeAt(input, 'none');
    if (isEmpty(pixels)) throw error;
    return { pixels, partial: true };
  }
}

function decodeAt(input: string, failOn: Strictness): Promise<Pixels> {
  return sharp(input, { limitInputPixels: maxPixels, failOn, sequentialRead: true })
    .autoOrient()
    .resize({ width: widths.at(-1), height: maxHeightPx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Nearly all of it is what the decoder fills in for pixels that did not come. */
function isEmpty({ data, info }: Pixels): boolean {
  const last = data.subarray(-info.channels);
  let filled = 0;
  for (let at = 0; at < data.length; at += info.channels) if (data.compare(last, 0, info.channels, at, at + info.channels) === 0) filled += 1;
  return filled > 0.99 * info.width * info.height;
}

function fromPixels({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels }, limitInputPixels: maxPixels });
}

async function writeRendition(pixels: Pixels, width: number, folder: string): Promise<RenditionFile> {
  const path = join(folder, `${width}.webp`);
  const made = await fromPixels(pixels).resize({ width, withoutEnlargement: true }).webp({ quality }).toFile(path);
  return { path, width: made.width, height: made.height, type: 'image/webp', size: made.size };
}

async function thumbhashOf(pixels: Pixels): Promise<string> {
  const small = fromPixels(pixels).resize({ width: 100, height: 100, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await small.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** What the library's words say of the bytes; nothing when they speak of the machine. */
function reasonOf(error: unknown): ImpossibleReason | undefined {
  const words = error instanceof Error ? error.message : String(error);
  if (/input file is missing|memory|allocat|no space|temporary/i.test(words)) return undefined;
  if (/pixel limit|too large|too wide|dimensions/i.test(words)) return 'too-many-pixels';
  return /unsupported image format/i.test(words) ? 'unsupported' : 'unreadable';
}
