import { type AvatarSquare, usualSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import sharp from 'sharp';
import { hugePng, largest, near, openPictures, type Pictures, pixel, plain } from '../../testing/pictures.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());

const avatarOf = async (bytes: Buffer, square = usualSquare) => pictures.openPool().render({ ...(await pictures.jobOf(bytes)), square });
async function madeOf(bytes: Buffer, square?: AvatarSquare) {
  const rendered = await avatarOf(bytes, square);
  if (rendered.outcome !== 'rendered') throw new Error(`not rendered: ${rendered.reason}`);
  return rendered.rendering;
}
const [red, blue, green] = [
  [200, 30, 30],
  [30, 30, 200],
  [30, 160, 30],
];
/** Three stripes side by side, each a third. */
async function stripes(width: number, height: number): Promise<Buffer> {
  const stripe = (colour: number[] = []) =>
    plain(width / 3, height, `rgb(${colour.join()})`)
      .png()
      .toBuffer();
  const parts = await Promise.all([red, green, blue].map(stripe));
  return plain(width, height)
    .composite(parts.map((input, at) => ({ input, left: (at * width) / 3, top: 0 })))
    .png()
    .toBuffer();
}

it('is the middle of a photograph, square, as small as it is shown', async () => {
  const made = await madeOf(await stripes(3000, 1000));
  expect(made.files).toEqual([expect.objectContaining({ width: 512, height: 512, type: 'image/webp' })]);
  for (const x of [10, 256, 500]) expect(await pixel(largest(made), x, 256)).toEqual(near(green ?? []));
});

it('is of a portrait the part above its middle, where the face is', async () => {
  const made = await madeOf(
    await sharp(await stripes(3000, 1000))
      .rotate(90)
      .png()
      .toBuffer(),
  );
  expect(await pixel(largest(made), 256, 100)).toEqual(near(red ?? []));
  expect(await pixel(largest(made), 256, 420)).toEqual(near(green ?? []));
});

it('is the square in which its owner placed it', async () => {
  const photograph = await stripes(3000, 1000);
  const coloursAt = async (left: number, side: number) => {
    const made = await madeOf(photograph, { left, top: 0.5, side });
    return Promise.all([10, 500].map((x) => pixel(largest(made), x, 256)));
  };
  expect(await coloursAt(0, 1)).toEqual([near(red ?? []), near(red ?? [])]);
  expect(await coloursAt(1, 1)).toEqual([near(blue ?? []), near(blue ?? [])]);
  // Its middle is where red becomes green.
  expect(await coloursAt((1000 - 300) / (3000 - 600), 0.6)).toEqual([near(red ?? []), near(green ?? [])]);
});

it('is upright', async () => {
  // The photograph is stored on its side, so its left is up.
  const made = await madeOf(
    await sharp(await stripes(900, 900))
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
  expect(await pixel(largest(made), 256, 40)).toEqual(near(red ?? []));
  expect(await pixel(largest(made), 256, 470)).toEqual(near(blue ?? []));
});

it('is not enlarged, and tells nothing of where it was taken', async () => {
  const exif = { IFD0: { Make: 'Kloak' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } };
  const made = await madeOf(await plain(90, 120).jpeg().withExif(exif).toBuffer());
  expect(made.files).toEqual([expect.objectContaining({ width: 90, height: 90 })]);
  const { exif: kept, icc, xmp } = await sharp(largest(made)).metadata();
  expect([kept, icc, xmp]).toEqual([undefined, undefined, undefined]);
});

it('is not made of what is meant to fill the memory', async () => {
  expect(await avatarOf(hugePng(16_384, 16_384))).toEqual({ outcome: 'impossible', reason: 'too-many-pixels' });
});
