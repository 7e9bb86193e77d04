import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Scene, sceneLayers, svgOf } from './scene.ts';

const grainSide = 300;
/** Maximum deviation of a grain pixel from the middle of 256 steps. */
const maxGrain = 24;

/** Deterministic, so that an interrupted upload continues with equal bytes. */
function drawGrain(): Promise<Buffer> {
  const random = createHash('shake256', { outputLength: grainSide * grainSide })
    .update('grain')
    .digest();
  const grey = random.map((value) => 128 - maxGrain + Math.round((value / 255) * 2 * maxGrain));
  return sharp(grey, { raw: { width: grainSide, height: grainSide, channels: 1 } })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}
let grain: Promise<Buffer> | undefined;

/** A JPEG of about a megapixel, as from a camera: with grain, and with the local time (`YYYY-MM-DDThh:mm:ss`) at which it was taken. */
export async function drawPhoto(scene: Scene, taken: string): Promise<Buffer> {
  const size = scene.upright ? { width: 960, height: 1280 } : { width: 1280, height: 960 };
  grain ??= drawGrain();
  const shapes = sceneLayers(scene, size).map((layer) => layer.shapes);
  return sharp(svgOf(shapes.join(''), size))
    .composite([{ input: await grain, blend: 'soft-light', tile: true }])
    .withExif({ IFD2: { DateTimeOriginal: taken.replaceAll('-', ':').replace('T', ' ') } })
    .jpeg({ quality: 86 })
    .toBuffer();
}
