// HEIC, by libheif in WebAssembly, since sharp's own decodes no HEVC: it sees nothing but its own memory. Runs in the process that renders.
import libheif, { type Libheif } from 'libheif-js/libheif-wasm/libheif.js';
import type { ImpossibleReason } from '../workers/rendering.ts';
import { covers, divisorOf, joinShrunkTiles, type Samples, type Tiling } from './heic-tiles.ts';
import { nclxProfile } from './nclx-profile.ts';
import type { Size } from './rendition-sizes.ts';

/** The primary image, upright, in the file's own colours. */
export type HeicPicture = {
  /** Rows without gaps: red, green, blue and optional alpha; 16 bits if the file has more than 8. */
  samples: Uint8Array | Uint16Array;
  width: number;
  height: number;
  /** Size of the whole picture; larger than the samples if tiles were shrunk. */
  whole: { width: number; height: number };
  channels: 3 | 4;
  /** None: it is sRGB. */
  icc?: Buffer | undefined;
  exif?: Buffer | undefined;
  xmp?: Buffer | undefined;
  /** A part of it is not in the file. */
  partial: boolean;
};
export type HeicLimits = {
  /** A side of the square that has as many pixels as a picture may have. */
  maxSide: number;
  /** Maximum size of the samples; decoding needs about twice as much. */
  maxBytes: number;
  /**
   * Maximum size of samples of a tiled picture that is decoded whole. A larger one is decoded and shrunk tile by tile, to no less than `widthOf` the
   * whole. See [Note: Tile by tile].
   */
  maxWholeBytes: number;
  widthOf(whole: Size): number;
  /** Maximum bytes of EXIF and of XMP, each. */
  maxMetadataBytes: number;
};

// Constants from libheif/heif.h.
const colourSpaceRgb = 1;
const interleaved = 10;
const chroma = { rgb: 10, rgba: 11, rgb16: 14, rgba16: 15 };
const unsupportedFile = 3;
const unsupportedFeature = 4;
const outOfMemory = 6;
const nclxDiffers = 152;
/** Size of its `heif_error`: code, subcode, and the address of the message. */
const errorBytes = 12;
const maxWarnings = 64;
const maxMetadataBlocks = 8;
const maxProfileBytes = 2 ** 22;
/** Maximum size of a metadata block, because the library returns it as a whole. */
const maxBlockBytes = 2 ** 25;
/** Size of its `heif_image_tiling`: a version, then columns, rows, tile size and picture size, 4 bytes each; more fields follow. */
const tilingBytes = 128;

/** Bytes that are no picture, or none that can be decoded, are an outcome. */
export function readHeic(bytes: Uint8Array, limits: HeicLimits): HeicPicture | { reason: ImpossibleReason } {
  try {
    // A new instance for each picture, because its memory never shrinks.
    return read(libheif({ print: () => undefined, printErr: () => undefined }), bytes, limits);
  } catch (error) {
    // The library aborted. Shortages of the machine are detected earlier, so the bytes are at fault.
    if (error instanceof Error && error.name === 'RuntimeError') return { reason: 'unreadable' };
    throw error;
  }
}

function read(lib: Libheif, bytes: Uint8Array, limits: HeicLimits): HeicPicture | { reason: ImpossibleReason } {
  const error = lib._malloc(errorBytes);
  const result = lib._malloc(4);
  const file = lib._malloc(bytes.length);
  lib.HEAPU8.set(bytes, file);
  const context = lib._heif_context_alloc();
  lib._heif_context_set_maximum_image_size_limit(context, limits.maxSide);
  lib._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0);
  if (word(lib, error) !== 0) return { reason: reasonOf(word(lib, error)) };
  lib._heif_context_get_primary_image_handle(error, context, result);
  if (word(lib, error) !== 0) return { reason: reasonOf(word(lib, error)) };
  const handle = word(lib, result);
  const deep = lib._heif_image_handle_get_luma_bits_per_pixel(handle) > 8;
  const channels = lib._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const pixels = lib._heif_image_handle_get_width(handle) * lib._heif_image_handle_get_height(handle);
  if (pixels > limits.maxSide ** 2) return { reason: 'too-many-pixels' };
  const [format, pixelBytes] = [formatOf(deep, channels), channels * (deep ? 2 : 1)];
  const tiling = pixels * pixelBytes > limits.maxWholeBytes ? tilingOf(lib, handle) : undefined;
  if (tiling && tiling.tileWidth * tiling.tileHeight * pixelBytes <= limits.maxWholeBytes)
    return readTiles(lib, handle, tiling, { channels, deep, format, limits });
  if (pixels * pixelBytes > limits.maxBytes) return { reason: 'too-many-pixels' };
  lib._heif_decode_image(error, handle, result, colourSpaceRgb, format, 0);
  if (word(lib, error) !== 0) return { reason: reasonOf(word(lib, error)) };
  const image = word(lib, result);
  const about = { icc: profileOf(lib, handle), ...metadataOf(lib, handle, limits.maxMetadataBytes), partial: isPartial(lib, image) };
  // Read last: the result points into memory that moves with each allocation.
  const shown = samplesOf(lib, image, channels, deep);
  return { ...shown, whole: { width: shown.width, height: shown.height }, channels, ...about };
}

const formatOf = (deep: boolean, channels: 3 | 4) => (deep ? (channels === 4 ? chroma.rgba16 : chroma.rgb16) : channels === 4 ? chroma.rgba : chroma.rgb);

/** `undefined` for a picture without tiles. */
function tilingOf(lib: Libheif, handle: number): Tiling | undefined {
  const [error, tiling] = [lib._malloc(errorBytes), lib._malloc(tilingBytes)];
  lib._heif_image_handle_get_image_tiling(error, handle, 1, tiling);
  if (word(lib, error) !== 0) return undefined;
  const [columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = lib.HEAP32.subarray(tiling / 4 + 1, tiling / 4 + 7);
  return columns * rows > 1 ? { columns, rows, tileWidth, tileHeight, width, height } : undefined;
}

type TileFormat = { channels: 3 | 4; deep: boolean; format: number; limits: HeicLimits };

function readTiles(lib: Libheif, handle: number, tiling: Tiling, { channels, deep, format, limits }: TileFormat): HeicPicture | { reason: ImpossibleReason } {
  const [error, result] = [lib._malloc(errorBytes), lib._malloc(4)];
  let partial = false;
  let tile = 0;
  const tileAt = (column: number, row: number): Samples | undefined => {
    if (tile !== 0) lib._heif_image_release(tile);
    tile = 0;
    lib._heif_image_handle_decode_image_tile(error, handle, result, colourSpaceRgb, format, 0, column, row);
    if (word(lib, error) !== 0) return undefined;
    tile = word(lib, result);
    partial ||= isPartial(lib, tile);
    return samplesOf(lib, tile, channels, deep);
  };
  if (!covers(tiling)) return { reason: 'unreadable' };
  const { missing, ...made } = joinShrunkTiles(tiling, channels, divisorOf(tiling, limits.widthOf(tiling)), tileAt);
  if (made.samples.length === 0) return { reason: reasonOf(word(lib, error)) };
  const { width, height } = tiling;
  const about = { icc: profileOf(lib, handle), ...metadataOf(lib, handle, limits.maxMetadataBytes), partial: partial || missing > 0 };
  return { ...made, whole: { width, height }, channels, ...about };
}

const word = (lib: Libheif, address: number) => lib.HEAP32[address / 4] ?? 0;
const copyOf = (lib: Libheif, address: number, size: number) => Buffer.from(lib.HEAPU8.subarray(address, address + size));

function reasonOf(code: number): ImpossibleReason {
  if (code === outOfMemory) return 'too-many-pixels';
  return code === unsupportedFile || code === unsupportedFeature ? 'unsupported' : 'unreadable';
}

/** True if the decoder warns of anything but contradictory colour information. */
function isPartial(lib: Libheif, image: number): boolean {
  const warnings = lib._malloc(errorBytes * maxWarnings);
  const count = lib._heif_image_get_decoding_warnings(image, 0, warnings, maxWarnings);
  return Array.from({ length: count }, (_, index) => word(lib, warnings + index * errorBytes + 4)).some((subcode) => subcode !== nclxDiffers);
}

function profileOf(lib: Libheif, handle: number): Buffer | undefined {
  const error = lib._malloc(errorBytes);
  const type = lib._heif_image_handle_get_color_profile_type(handle);
  if (type === 0) return undefined;
  if (fourLetters(type) === 'nclx') {
    const pointer = lib._malloc(4);
    lib._heif_image_handle_get_nclx_color_profile(error, handle, pointer);
    const profile = word(lib, pointer);
    // The version is followed by primaries, transfer function and matrix.
    return word(lib, error) === 0 ? nclxProfile(word(lib, profile + 4), word(lib, profile + 8)) : undefined;
  }
  const size = lib._heif_image_handle_get_raw_color_profile_size(handle);
  if (size > maxProfileBytes) return undefined;
  const data = lib._malloc(size);
  lib._heif_image_handle_get_raw_color_profile(error, handle, data);
  return word(lib, error) === 0 ? copyOf(lib, data, size) : undefined;
}

const fourLetters = (code: number) => Buffer.of(code >> 24, code >> 16, code >> 8, code).toString('latin1');

function metadataOf(lib: Libheif, handle: number, maxBytes: number): Pick<HeicPicture, 'exif' | 'xmp'> {
  const ids = lib._malloc(4 * maxMetadataBlocks);
  const count = lib._heif_image_handle_get_list_of_metadata_block_IDs(handle, 0, ids, maxMetadataBlocks);
  const found: Pick<HeicPicture, 'exif' | 'xmp'> = {};
  for (let at = 0; at < count; at += 1) {
    const id = word(lib, ids + 4 * at);
    const type = textAt(lib, lib._heif_image_handle_get_metadata_type(handle, id));
    const content = textAt(lib, lib._heif_image_handle_get_metadata_content_type(handle, id));
    if (type === 'Exif') found.exif ??= exifIn(blockOf(lib, handle, id, maxBytes));
    else if (content === 'application/rdf+xml') found.xmp ??= blockOf(lib, handle, id, maxBytes);
  }
  return found;
}

function blockOf(lib: Libheif, handle: number, id: number, maxBytes: number): Buffer | undefined {
  const size = lib._heif_image_handle_get_metadata_size(handle, id);
  if (size <= 0 || size > maxBlockBytes) return undefined;
  const error = lib._malloc(errorBytes);
  const data = lib._malloc(size);
  lib._heif_image_handle_get_metadata(error, handle, id, data);
  return word(lib, error) === 0 ? copyOf(lib, data, Math.min(size, maxBytes)) : undefined;
}

/** EXIF is preceded by 4 bytes with the offset of its TIFF part. */
function exifIn(block: Buffer | undefined): Buffer | undefined {
  if (block === undefined || block.length < 8) return undefined;
  const tiff = block.subarray(4 + block.readUInt32BE(0));
  return ['II*\0', 'MM\0*'].includes(tiff.toString('latin1', 0, 4)) ? tiff : block.subarray(4);
}

function textAt(lib: Libheif, address: number): string {
  return address === 0 ? '' : copyOf(lib, address, Math.max(0, lib.HEAPU8.indexOf(0, address) - address)).toString('latin1');
}

/** Pixels without the gaps between rows; more than 8 bits are scaled to 16. */
function samplesOf(lib: Libheif, image: number, channels: 3 | 4, deep: boolean): Pick<HeicPicture, 'samples' | 'width' | 'height'> {
  const width = lib._heif_image_get_width(image, interleaved);
  const height = lib._heif_image_get_height(image, interleaved);
  const stride = lib._malloc(4);
  const plane = lib._heif_image_get_plane_readonly(image, interleaved, stride);
  const rowBytes = width * channels * (deep ? 2 : 1);
  const strideBytes = word(lib, stride);
  const heap = lib.HEAPU8;
  if (strideBytes > rowBytes) {
    for (let row = 1; row < height; row += 1) heap.copyWithin(plane + row * rowBytes, plane + row * strideBytes, plane + row * strideBytes + rowBytes);
  }
  if (!deep) return { samples: heap.subarray(plane, plane + rowBytes * height), width, height };
  const samples = lib.HEAPU16.subarray(plane / 2, (plane + rowBytes * height) / 2);
  const bits = lib._heif_image_get_bits_per_pixel_range(image, interleaved);
  for (let at = 0; at < samples.length; at += 1) samples[at] = ((samples[at] ?? 0) * 0xffff) / (2 ** bits - 1);
  return { samples, width, height };
}
