// [Note: Tile by tile] A photograph of 200 megapixels would need some 900 MB. Phones store it in tiles, so each tile is decoded and shrunk before the next
// one.

/** Layout of an upright picture in tiles, in pixels. */
export type Tiling = { columns: number; rows: number; tileWidth: number; tileHeight: number; width: number; height: number };
export type Samples = { samples: Uint8Array | Uint16Array; width: number; height: number };

/** True if the tiles cover the picture, as valid ones do. */
export const covers = ({ columns, rows, tileWidth, tileHeight, width, height }: Tiling): boolean => columns * tileWidth >= width && rows * tileHeight >= height;

/** Largest divisor for both sides that keeps the width requested and lets no output pixel span two tiles. */
export function divisorOf({ width, tileWidth, tileHeight }: Tiling, maxWidth: number): number {
  const fits = (divisor: number) => width / divisor >= maxWidth && tileWidth % divisor === 0 && tileHeight % divisor === 0;
  return [16, 8, 4, 2].find(fits) ?? 1;
}

/** Puts the shrunk tiles together. `missing` counts those that `tileAt` does not answer: they stay black. */
export function joinShrunkTiles(
  { columns, rows, tileWidth, tileHeight, ...whole }: Tiling,
  channels: number,
  divisor: number,
  tileAt: (column: number, row: number) => Samples | undefined,
): Samples & { missing: number } {
  const [width, height] = [Math.ceil(whole.width / divisor), Math.ceil(whole.height / divisor)];
  let samples: Samples['samples'] | undefined;
  let missing = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const tile = tileAt(column, row);
      if (!tile) missing += 1;
      else {
        samples ??= tile.samples.BYTES_PER_ELEMENT > 1 ? new Uint16Array(width * height * channels) : new Uint8Array(width * height * channels);
        const [left, top] = [(column * tileWidth) / divisor, (row * tileHeight) / divisor];
        const bounds = { width: Math.min(width - left, Math.floor(tile.width / divisor)), height: Math.min(height - top, Math.floor(tile.height / divisor)) };
        shrinkInto(samples, (top * width + left) * channels, width * channels, tile, { ...bounds, channels, divisor });
      }
    }
  }
  return { samples: samples ?? new Uint8Array(0), width, height, missing };
}

type PixelBlock = { width: number; height: number; channels: number; divisor: number };

/** Each sample is the mean of a square of the tile's samples. */
function shrinkInto(into: Samples['samples'], from: number, rowLength: number, tile: Samples, { width, height, channels, divisor }: PixelBlock): void {
  const tileRow = tile.width * channels;
  const count = divisor * divisor;
  for (let y = 0; y < height; y += 1) {
    for (let at = 0; at < width * channels; at += 1) {
      const first = y * divisor * tileRow + Math.floor(at / channels) * divisor * channels + (at % channels);
      let sum = 0;
      for (let row = 0; row < divisor; row += 1)
        for (let column = 0; column < divisor; column += 1) sum += tile.samples[first + row * tileRow + column * channels] ?? 0;
      into[from + y * rowLength + at] = sum / count;
    }
  }
}
