// Runs in a process of its own: see render-worker.ts.
import { open, readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { readIptcDates } from '../metadata/iptc-dates.ts';
import { readPngWords } from '../metadata/png-words.ts';
import type { ImpossibleReason } from '../workers/rendering.ts';
import { isShortage } from '../workers/shortage.ts';
import { type HeicPicture, readHeic } from './heic.ts';
import { onPaper } from './on-paper.ts';
import type { Pixels } from './pixels.ts';
import type { Size } from './rendition-sizes.ts';

/** A picture for rendering: upright, in sRGB with 8 bits, no wider than requested, opaque. */
export type Picture = {
  pixels: Pixels;
  /** Pixels of the whole picture, upright. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  exif?: Buffer | undefined;
  xmp?: Buffer | undefined;
  /** Other texts with a creation date. */
  created?: readonly string[];
  /** A part of it is not in the file. */
  partial: boolean;
  /** Its pixels are no wider than wanted soon, though the picture is. */
  isSmall: boolean;
};
/** Maximum width in pixels by size; `soonWidthOf`: the width that decodes in a fraction of the time. */
type WantedWidths = { widthOf(whole: Size): number; soonWidthOf?(whole: Size): number };

/** WebP knows no more. */
const maxHeightPx = 16_383;
const maxSidePx = 0x3fff;
/** 268 megapixels: beyond any camera. A larger picture is an attack on memory, and is refused before decoding. */
export const maxPixels = maxSidePx ** 2;
/** Maximum bytes of a progressive picture, which is decoded as a whole: 179 megapixels in colour. */
const maxHeldBytes = 512 * 2 ** 20;
/** Maximum samples of a tiled picture that is decoded whole: 53 megapixels. */
const maxWholeBytes = 160e6;
/** More than a photograph of this size has; the file is also held in memory. */
const maxHeicFileBytes = 256 * 2 ** 20;
/** Maximum bytes of EXIF and of XMP, each. */
const maxMetadataBytes = 2 ** 20;
const formats = ['jpeg', 'png'];
/** Length of a PNG's signature and header; colour information follows. */
const pngHeadBytes = 33;

type Strictness = 'error' | 'none';
type Impossible = { reason: ImpossibleReason };

/** Allows only these loaders for untrusted bytes. */
export function limitSharp(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  // Loading from a buffer is allowed for files that we wrote ourselves.
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadPngBuffer'] });
}

/** Decodes once. Bytes that are no picture are a result; faults of the machine are thrown. */
export async function readPicture(input: string, wanted: WantedWidths): Promise<Picture | Impossible> {
  try {
    const read = (await isHeic(input)) ? await ofHeic(input, wanted) : await ofOthers(input, wanted);
    return 'reason' in read ? read : { ...read, pixels: await onPaper(read.pixels) };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { reason };
  }
}

/** True if the file begins with a box of its type. */
async function isHeic(input: string): Promise<boolean> {
  await using file = await open(input);
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.toString('latin1', 4) === 'ftyp';
}

async function ofHeic(input: string, { widthOf }: WantedWidths): Promise<Picture | Impossible> {
  await using file = await open(input);
  if ((await file.stat()).size > maxHeicFileBytes) return { reason: 'too-many-pixels' };
  const read = readHeic(await readFile(file), { maxSide: maxSidePx, maxBytes: maxHeldBytes, maxWholeBytes, widthOf, maxMetadataBytes });
  if ('reason' in read) return read;
  const pixels = await inSrgb(read, widthOf(read.whole));
  if (read.partial && isEmpty(pixels)) return { reason: 'unreadable' };
  const { whole, exif, xmp, partial } = read;
  return { pixels, ...whole, orientation: 1, exif, xmp, partial, isSmall: false };
}

/** Converts from the picture's profile to sRGB, after shrinking. */
async function inSrgb({ samples, width, height, channels, icc }: HeicPicture, maxWidth: number): Promise<Pixels> {
  const small = fitted(sharp(samples, { raw: { width, height, channels }, limitInputPixels: maxPixels }), maxWidth);
  if (!icc) return toPixels(small, false);
  const deep = samples.BYTES_PER_ELEMENT > 1;
  const png = await small
    .toColourspace(deep ? 'rgb16' : 'srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  return toPixels(sharp(withProfile(png, icc), { limitInputPixels: maxPixels }), deep);
}

/** Sharp accepts no profile for raw pixels, so they become a PNG that contains it. */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(chunk.length - 4);
  around.writeUInt32BE(crc32(chunk), 4);
  return Buffer.concat([png.subarray(0, pngHeadBytes), around.subarray(0, 4), chunk, around.subarray(4), png.subarray(pngHeadBytes)]);
}

async function ofOthers(input: string, { widthOf, soonWidthOf }: WantedWidths): Promise<Picture | Impossible> {
  const metadata = await sharp(input, { limitInputPixels: maxPixels, failOn: 'none' }).metadata();
  if (!formats.includes(metadata.format)) return { reason: 'unsupported' };
  if (heldBytes(metadata) > maxHeldBytes) return { reason: 'too-many-pixels' };
  const said = await wordsOf(input, metadata);
  const soonWidth = soonWidthOf?.(metadata.autoOrient);
  const small = soonWidth !== undefined && shrinksTo(metadata, soonWidth) ? soonWidth : undefined;
  const { autoOrient, orientation = 1 } = metadata;
  return { ...(await decode(input, small ?? widthOf(autoOrient), metadata)), ...autoOrient, orientation, ...said, isSmall: small !== undefined };
}

/** In a PNG, texts may be after the pixels, where the decoder does not read. */
async function wordsOf(input: string, { format, exif, xmp, iptc }: Metadata): Promise<Pick<Picture, 'exif' | 'xmp' | 'created'>> {
  if (format !== 'png') return { exif, xmp, created: readIptcDates(iptc) };
  await using file = await open(input);
  return { exif, xmp, ...(await readPngWords(file)) };
}

/** True if the decoder can shrink: a JPEG to 1/2, 1/4 or 1/8, in a fraction of the time. */
const shrinksTo = ({ format, autoOrient }: Metadata, width: number) => format === 'jpeg' && autoOrient.width > 2 * width;

/** Bytes that decoding needs at once: the whole picture if interlaced or progressive, otherwise almost nothing. */
function heldBytes({ width, height, channels, depth, isProgressive }: Metadata): number {
  return isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

/** An incomplete photograph is shown as far as it goes, unless nothing was decoded. */
async function decode(input: string, maxWidth: number, metadata: Metadata): Promise<Pick<Picture, 'pixels' | 'partial'>> {
  const decodeAt = (failOn: Strictness) => {
    const upright = sharp(input, { limitInputPixels: maxPixels, failOn, sequentialRead: true }).autoOrient();
    return toPixels(fitted(upright, maxWidth), metadata.hasProfile && metadata.depth === 'ushort');
  };
  try {
    return { pixels: await decodeAt('error'), partial: false };
  } catch (error) {
    if (reasonOf(error) !== 'unreadable') throw error;
    const pixels = await decodeAt('none');
    if (isEmpty(pixels)) throw error;
    return { pixels, partial: true };
  }
}

function fitted(picture: Sharp, maxWidth: number): Sharp {
  return picture.resize({ width: maxWidth, height: maxHeightPx, fit: 'inside', withoutEnlargement: true });
}

/** Sharp itself takes 16 bits with a profile no further than to Display P3. */
function toPixels(picture: Sharp, isDeepWithProfile: boolean): Promise<Pixels> {
  const shown = picture.toColourspace('srgb');
  return (isDeepWithProfile ? shown.withIccProfile('srgb') : shown).raw().toBuffer({ resolveWithObject: true });
}

/** True if nearly all pixels are the decoder's filling for missing ones. */
function isEmpty({ data, info }: Pixels): boolean {
  const last = data.subarray(-info.channels);
  let filled = 0;
  for (let at = 0; at < data.length; at += info.channels) if (data.compare(last, 0, info.channels, at, at + info.channels) === 0) filled += 1;
  return filled > 0.99 * info.width * info.height;
}

/** True if the bytes are at fault rather than the machine. */
export const isUnreadable = (error: unknown): boolean => reasonOf(error) !== undefined;

/** Reason by the library's message; `undefined` for a fault of the machine. */
function reasonOf(error: unknown): ImpossibleReason | undefined {
  const words = error instanceof Error ? error.message : String(error);
  if (isShortage(words) || /input file is missing|no such file|memory|allocat|temporary/i.test(words)) return undefined;
  if (/pixel limit|too large|too wide|dimensions/i.test(words)) return 'too-many-pixels';
  return /unsupported image format/i.test(words) ? 'unsupported' : 'unreadable';
}
