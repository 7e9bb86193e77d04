import sharp from 'sharp';
import { near, openPictures, type Pictures, pixel, plain } from '../../testing/pictures.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());

/** Four quarters of different colours, stored with this orientation. */
async function quarters(orientation: number): Promise<Buffer> {
  const part = async (background: string, left: number, top: number) => ({ input: await plain(20, 10, background).png().toBuffer(), left, top });
  const parts = [await part('blue', 20, 0), await part('lime', 0, 10), await part('white', 20, 10)];
  return plain(40, 20, 'red').composite(parts).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

/** Colours of the four quarters of a picture, row by row. */
async function coloursOf(path: string, width: number, height: number): Promise<number[][]> {
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => [Math.floor(width * x), Math.floor(height * y)] as const));
  return Promise.all(places.map(([x, y]) => pixel(path, x, y)));
}

it.each([1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => ([0, 1, 2, 3] as const).map((quarterTurns) => ({ orientation, quarterTurns }))))(
  'a photograph of orientation $orientation, turned by $quarterTurns quarters, looks as its new orientation says',
  async ({ orientation, quarterTurns }) => {
    const photo = await quarters(orientation);
    const made = await pictures.rendering(photo, { quarterTurns });
    // The same pixels, stored with the orientation that was computed, and displayed.
    const expected = await pictures.rendering(await quarters(made.orientation ?? 0));
    const upright = (await sharp(photo).metadata()).autoOrient;
    const wanted = quarterTurns % 2 === 1 ? [upright.height, upright.width] : [upright.width, upright.height];
    expect([made.width, made.height]).toEqual(wanted);
    const [file, other] = [made.files[0], expected.files[0]];
    if (!file || !other) throw new Error('nothing is rendered');
    const colours = await coloursOf(other.path, other.width, other.height);
    expect(await coloursOf(file.path, file.width, file.height)).toEqual(colours.map((colour) => near(colour, 60)));
    if (orientation === 1 && quarterTurns === 1) expect(await pixel(file.path, 4, 4)).toEqual(near([0, 255, 0], 60));
  },
);

it('has the renditions of a picture of its turned size, all at once', async () => {
  const wide = await plain(3000, 1500).jpeg().toBuffer();
  const turned = await pictures.rendering(wide, { quarterTurns: 3 });
  expect([turned.width, turned.height, turned.isBeginning]).toEqual([1500, 3000, undefined]);
  expect(turned.files.map(({ width, height }) => [width, height])).toEqual([320, 640, 1280, 1500].map((width) => [width, 2 * width]));
});

it('is no picture where the bytes are none', async () => {
  expect(await pictures.render(Buffer.from('Dear diary'), { quarterTurns: 1 })).toEqual({ outcome: 'impossible', reason: 'unsupported' });
});
