import { heicFile, tiles } from '@kloak/platform/testing/heic-file.ts';
import sharp, { type Sharp } from 'sharp';
import { largest, openPictures, type Pictures, pixel, plain } from '../../testing/pictures.ts';
import { onPaper } from './on-paper.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());

/** A stroke in the middle, on nothing. */
function drawing(colour: string, size = 96): Sharp {
  const nothing = sharp({ create: { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const stroke = { create: { width: size, height: size / 4, channels: 4 as const, background: colour } };
  return nothing.composite([{ input: stroke, left: 0, top: (size * 3) / 8 }]);
}
const rgb = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number);

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('a drawing on nothing is seen on what stands behind it', () => {
  it.each(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(200, 30, 30)', 'rgb(240, 220, 60)', 'rgb(118, 118, 118)', 'rgb(160, 160, 160)', 'rgb(30, 90, 200)'])(
    'in %s, at 3:1 or more, in each size, in the picture of a member and that of a group',
    async (colour) => {
      const png = await drawing(colour).png().toBuffer();
      const usual = { square: { left: 0.5, top: 0.5, side: 1 } };
      const made = [
        await pictures.rendering(png),
        await pictures.rendering(png, { isLarge: true }),
        await pictures.rendering(png, usual),
        await pictures.rendering(png, { isBanner: true }),
      ];
      for (const { path, width, height } of made.flatMap(({ files }) => files)) {
        expect((await sharp(path).metadata()).hasAlpha).toBe(false);
        const [ground, stroke] = [await pixel(path, 2, 2), await pixel(path, width >> 1, height >> 1)];
        expect(contrast(ground, stroke)).toBeGreaterThanOrEqual(3);
        expect(contrast(stroke, rgb(colour))).toBeLessThan(1.2);
      }
    },
  );

  it('in HEIC, too, and in half tones', async () => {
    const heic = await pictures.rendering(heicFile({ tiles: [tiles.red], alpha: tiles.blue }));
    expect((await sharp(largest(heic)).metadata()).hasAlpha).toBe(false);
    const half = await pictures.rendering(
      await sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
        .png()
        .toBuffer(),
    );
    expect((await pixel(largest(half), 30, 30))[0]).toBeGreaterThan(110);
  });

  it('as far as there is anything to see', async () => {
    const nothing = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect(await pixel(largest(await pictures.rendering(nothing.png())), 2, 2)).toEqual([255, 255, 255]);
  });
});

it('a picture of which nothing is transparent stays as it is', async () => {
  for (const picture of [plain(8, 8), plain(8, 8).ensureAlpha(), plain(8, 8).toColourspace('b-w')]) {
    const pixels = await picture.raw().toBuffer({ resolveWithObject: true });
    expect(await onPaper(pixels)).toBe(pixels);
  }
});
