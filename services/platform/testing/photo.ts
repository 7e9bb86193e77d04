import { createHash } from 'node:crypto';
import sharp from 'sharp';

export type PhotoOptions = {
  /** Another seed, another picture; the same one, the same bytes. */
  seed: number;
  format?: 'jpeg' | 'png';
  /** Pixels. */
  width?: number;
  height?: number;
  /** Pixels between two random colours: the fewer, the more bytes. */
  patchPx?: number;
  /** Turned on its side, with an orientation that corrects it, and with the time and the place of taking. JPEG only. */
  fromPhone?: boolean;
};

const phone = {
  IFD0: { Make: 'Kloak' },
  IFD2: { DateTimeOriginal: '2024:01:01 00:30:00', OffsetTimeOriginal: '+13:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 0/1' },
};

/** Draws a photograph for tests. */
export async function drawPhoto({ seed, format = 'jpeg', width = 64, height = 48, patchPx = width / 4, fromPhone = false }: PhotoOptions): Promise<Buffer> {
  const grid = { width: Math.ceil(width / patchPx), height: Math.ceil(height / patchPx), channels: 3 } as const;
  const colours = createHash('shake256', { outputLength: grid.width * grid.height * grid.channels })
    .update(String(seed))
    .digest();
  const drawn = sharp(colours, { raw: grid }).resize(width, height, { fit: 'fill' });
  return (fromPhone ? drawn.withMetadata({ orientation: 6 }).withExif(phone) : drawn)[format]({ quality: 90 }).toBuffer();
}

/** Draws a photograph of 400 × 200 pixels whose halves have one colour each, by CSS names. */
export async function drawHalves(left: string, right: string): Promise<Buffer> {
  const square = (background: string) => ({ width: 200, height: 200, channels: 3 as const, background });
  return sharp({ create: { ...square(left), width: 400 } })
    .composite([{ input: { create: square(right) }, left: 200, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** The mean of red, green and blue over all pixels of a picture, each from 0 to 255. */
export async function meanColour(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}
