import { type HeicOptions, heicFile, tileSize, tiles } from '@kloak/platform/testing/heic-file.ts';
import sharp, { type Exif } from 'sharp';
import { boxBombs } from '../../testing/boxes.ts';
import { largest, near, openPictures, type Pictures, pixel, plain } from '../../testing/pictures.ts';
import { readHeic } from './heic.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());

const { red, blue, orange, orange10bit } = tiles;
const rendered = (options: HeicOptions) => pictures.rendering(heicFile(options));
const ofOrange = [230, 120, 40];
/** The same numbers in Display P3 are this orange in sRGB. */
const ofWideOrange = [247, 112, 0];
const profile = async (name: 'p3' | 'srgb') => (await sharp(await plain(8, 8).withIccProfile(name).png().toBuffer()).metadata()).icc ?? Buffer.alloc(0);
const exifOf = async (tags: Exif) => (await sharp(await plain(8, 8).jpeg().withExif(tags).toBuffer()).metadata()).exif ?? Buffer.alloc(0);

describe('a HEIC photograph', () => {
  it.each(['heic', 'mif1'] as const)('is rendered: %s', async (brand) => {
    const made = await rendered({ tiles: [orange], brand });
    expect(made).toMatchObject({ width: tileSize, height: tileSize, files: [{ width: tileSize, type: 'image/webp' }] });
    expect(made).not.toHaveProperty('partial');
    expect(await pixel(largest(made), 30, 30)).toEqual(near(ofOrange, 4));
  });

  it('is put together from its tiles', async () => {
    const made = await rendered({ tiles: [red, blue, red] });
    expect([made.width, made.height]).toEqual([3 * tileSize, tileSize]);
    expect(await pixel(largest(made), 32, 32)).toEqual(near([255, 0, 0]));
    expect(await pixel(largest(made), 96, 32)).toEqual(near([0, 0, 255]));
  });

  it.each([
    ['says once how it stands', undefined],
    ['says twice how it stands', 8],
    ['says in EXIF that it stands otherwise', 3],
  ])('stands upright where it %s', async (_, orientation) => {
    const exif = orientation === undefined ? undefined : await exifOf({ IFD0: { Orientation: String(orientation) } });
    const made = await rendered({ tiles: [red, blue], turns: 1, ...(exif && { exif }) });
    expect([made.width, made.height]).toEqual([tileSize, 2 * tileSize]);
    expect(await pixel(largest(made), 32, 96)).toEqual(near([255, 0, 0]));
  });

  it('has the colours that its profile tells', async () => {
    const colours = async (options: Partial<HeicOptions>) => pixel(largest(await rendered({ tiles: [orange], ...options })), 30, 30);
    expect(await colours({ icc: await profile('srgb') })).toEqual(near(ofOrange, 4));
    expect(await colours({ icc: await profile('p3') })).toEqual(near(ofWideOrange, 4));
    expect(await colours({ nclx: [1, 13, 6] })).toEqual(near(ofOrange, 4));
    expect(await colours({ nclx: [12, 13, 6] })).toEqual(near(ofWideOrange, 4));
    expect(await colours({ nclx: [9, 13, 9] })).not.toEqual(near(ofOrange, 4));
    expect(await colours({ icc: Buffer.from('no profile') })).toEqual(near(ofOrange, 4));
  });

  it('has the same colours with 10 bits', async () => {
    expect(await pixel(largest(await rendered({ tiles: [orange10bit] })), 30, 30)).toEqual(near(ofOrange, 4));
    expect(await pixel(largest(await rendered({ tiles: [orange10bit], icc: await profile('p3') })), 30, 30)).toEqual(near(ofWideOrange, 4));
  });

  it('has paper behind what is clear in it', async () => {
    expect(await pixel(largest(await rendered({ tiles: [red], alpha: blue })), 30, 30)).toEqual(near([255, 226, 226]));
  });

  it('is its primary image alone, whatever comes along with it', async () => {
    const made = await rendered({ tiles: [red, red], depth: blue, thumbnail: blue });
    expect([made.width, made.height]).toEqual([2 * tileSize, tileSize]);
    const { channels, isOpaque } = await sharp(largest(made)).stats();
    expect([channels.length, isOpaque]).toEqual([3, true]);
    for (const x of [32, 96]) expect(await pixel(largest(made), x, 32)).toEqual(near([255, 0, 0]));
  });

  it('leaves nothing of its metadata in the renditions, and tells when it was taken', async () => {
    const exif = await exifOf({ IFD0: { Make: 'Secret Camera' }, IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' } });
    const made = await rendered({ tiles: [red], exif, xmp: '<x>Secret Place</x>', icc: await profile('p3') });
    expect(made.takenAt).toBe('2024-07-09T08:05:03.000Z');
    const { exif: kept, xmp, icc } = await sharp(largest(made)).metadata();
    expect({ kept, xmp, icc }).toEqual({});
  });

  it('tells when it was taken by EXIF that is longer than a JPEG can hold, and whose TIFF begins where the file says', async () => {
    const exif = (await exifOf({ IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' } })) ?? Buffer.alloc(0);
    const long = Buffer.concat([exif, Buffer.alloc(2 ** 20)]);
    const behind = Buffer.concat([Buffer.alloc(100, 7), exif.subarray(6)]);
    for (const options of [{ exif: long }, { exif: behind, tiffAt: 100 }])
      expect(await rendered({ tiles: [red], ...options })).toMatchObject({ takenLocal: '2024-07-09T08:05:03' });
  });

  it('that was cut off is shown as far as it goes, and said to be partial', async () => {
    const whole = heicFile({ tiles: [red, red, red, blue] });
    const made = await pictures.rendering(whole.subarray(0, -10));
    expect(made).toMatchObject({ width: 4 * tileSize, partial: true });
    expect(await pixel(largest(made), 32, 32)).toEqual(near([255, 0, 0]));
  });

  it.each<[string, Buffer, string]>([
    ['it announces more pixels than any memory holds', heicFile({ tiles: [red], declared: { width: 60_000, height: 60_000 } }), 'too-many-pixels'],
    ['nothing came but its head', heicFile({ tiles: [red] }).subarray(0, -31), 'unreadable'],
    ['its head is cut off', heicFile({ tiles: [red] }).subarray(0, 100), 'unreadable'],
    ['its tiles do not cover it', heicFile({ tiles: [red, blue], declared: { width: 9_000, height: 9_000 } }), 'unreadable'],
    ['it is larger than it says', heicFile({ tiles: [red], declared: { width: 8, height: 8 } }), 'unreadable'],
    ['its tile is none', heicFile({ tiles: [{ ...red, coded: Buffer.alloc(31, 7) }] }), 'unreadable'],
  ])('is impossible where %s', async (_, bytes, reason) => {
    expect(await pictures.render(bytes)).toEqual({ outcome: 'impossible', reason });
  });

  describe('of more pixels than are held at once', () => {
    /** The colour at a part of the way to the right and down. */
    const readShrunk = (options: HeicOptions, maxWidth: number, cut = 0) => {
      const bytes = heicFile(options);
      const limits = { maxSide: 16_383, maxBytes: 2 ** 29, maxWholeBytes: tileSize * tileSize * 8, widthOf: () => maxWidth, maxMetadataBytes: 65_536 };
      const read = readHeic(bytes.subarray(0, bytes.length - cut), limits);
      if ('reason' in read) throw new Error(read.reason);
      const at = (right: number, down: number) => {
        const first = (Math.floor(down * read.height) * read.width + Math.floor(right * read.width)) * read.channels;
        return [...read.samples.subarray(first, first + 3)].map((value) => (read.samples.BYTES_PER_ELEMENT > 1 ? value / 257 : value));
      };
      return { ...read, at };
    };

    it('is decoded tile by tile, each shrunk before the next one', () => {
      const read = readShrunk({ tiles: [red, blue, red, orange] }, tileSize);
      expect(read).toMatchObject({ width: tileSize, height: tileSize / 4, whole: { width: 4 * tileSize, height: tileSize }, partial: false });
      expect(read.at(0.1, 0.5)).toEqual(near([255, 0, 0]));
      expect(read.at(0.4, 0.5)).toEqual(near([0, 0, 255]));
      expect(read.at(0.99, 0.99)).toEqual(near(ofOrange, 4));
    });

    it('stands upright', () => {
      const read = readShrunk({ tiles: [red, blue, red, orange], turns: 1 }, 16);
      expect(read).toMatchObject({ width: 16, height: tileSize, whole: { width: tileSize, height: 4 * tileSize } });
      expect(read.at(0.5, 0.9)).toEqual(near([255, 0, 0]));
      expect(read.at(0.5, 0.1)).toEqual(near(ofOrange, 4));
    });

    it('keeps its bits and its profile', async () => {
      const icc = await profile('p3');
      const read = readShrunk({ tiles: [orange10bit, orange10bit, orange10bit], icc }, 90);
      expect(read).toMatchObject({ width: 1.5 * tileSize, icc });
      expect(read.at(0.5, 0.5)).toEqual(near(ofOrange, 4));
    });

    it('is shown as far as it goes, and said to be partial', () => {
      const read = readShrunk({ tiles: [red, red, red, blue] }, tileSize, 10);
      expect(read.partial).toBe(true);
      expect(read.at(0.1, 0.5)).toEqual(near([255, 0, 0]));
    });
  });

  it.each(boxBombs('heic'))('%s is impossible', async (_, bytes) => {
    expect(await pictures.render(bytes)).toMatchObject({ outcome: 'impossible' });
  });
});
