import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isLongRun } from '@kloak/platform/testing/long.ts';
import sharp, { type Sharp } from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { hugePng, largest, near, openPictures, type Pictures, pixel, plain } from '../../testing/pictures.ts';
import { maxWorkerBytes } from '../workers/worker-memory.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());
const rendering = (picture: Sharp | Buffer) => pictures.rendering(picture);
const renderingLarge = (picture: Sharp | Buffer) => pictures.rendering(picture, { isLarge: true });
const render = (bytes: Buffer) => pictures.render(bytes);

/** Left half red, right half blue, so that the orientation is visible. */
const halves = async () => plain(40, 20, 'red').composite([{ input: await plain(20, 20, 'blue').png().toBuffer(), left: 20, top: 0 }]);

describe('renditions', () => {
  it('have the widths that the picture fills, and are WebP', async () => {
    const { width, height, files } = await rendering(plain(3000, 1500).png());
    expect([width, height]).toEqual([3000, 1500]);
    expect(files.map((file) => [file.width, file.height, file.type])).toEqual([320, 640, 1280, 2560].map((each) => [each, each / 2, 'image/webp']));
    for (const { path, size } of files) {
      const bytes = await readFile(path);
      expect([bytes.length, (await sharp(bytes).metadata()).format]).toEqual([size, 'webp']);
    }
  });

  it.each([
    [100, [100]],
    [320, [320]],
    [330, [320]],
    [1000, [320, 640, 1000]],
    [1281, [320, 640, 1280]],
    [2000, [320, 640, 1280, 2000]],
  ])('are never larger than the picture: %i pixels', async (width, widths) => {
    expect((await rendering(plain(width, Math.ceil(width / 2)).png())).files.map((file) => file.width)).toEqual(widths);
  });

  it.each([
    [1280, [320, 640, 1280], undefined],
    [1281, [320, 640], [1280]],
    [2000, [320, 640], [1280, 2000]],
    [3000, [320, 640], [1280, 2560]],
  ])('of a JPEG that is much larger are first those that lists show: %i pixels', async (width, first, large) => {
    const photo = await plain(width, Math.ceil(width / 2))
      .jpeg()
      .toBuffer();
    const made = await rendering(photo);
    expect([made.width, made.files.map((file) => file.width), made.isBeginning]).toEqual([width, first, large && true]);
    if (large) expect((await renderingLarge(photo)).files.map((file) => file.width)).toEqual(large);
  });

  it('of a JPEG that was taken upright stand upright in both steps', async () => {
    const photo = await plain(1500, 3000, 'red')
      .composite([{ input: await plain(1500, 1500, 'blue').png().toBuffer(), left: 0, top: 1500 }])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 8 })
      .toBuffer();
    for (const made of [await rendering(photo), await renderingLarge(photo)]) {
      const { width = 0, height = 0, path = '' } = made.files.at(-1) ?? {};
      expect([made.width, made.height, width / height]).toEqual([3000, 1500, 2]);
      expect(await pixel(path, 10, 10)).toEqual(near([255, 0, 0], 40));
      expect(await pixel(path, width - 10, 10)).toEqual(near([0, 0, 255], 40));
    }
  });

  it.each([
    [1, [40, 20], [5, 10]],
    [2, [40, 20], [35, 10]],
    [3, [40, 20], [35, 10]],
    [4, [40, 20], [5, 10]],
    [5, [20, 40], [10, 5]],
    [6, [20, 40], [10, 5]],
    [7, [20, 40], [10, 35]],
    [8, [20, 40], [10, 35]],
  ])('stand upright: EXIF orientation %i', async (orientation, [width, height], [x, y]) => {
    const made = await rendering((await halves()).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).withMetadata({ orientation }));
    expect([made.width, made.height, made.files.at(-1)?.width, made.files.at(-1)?.height]).toEqual([width, height, width, height]);
    expect(await pixel(largest(made), x ?? 0, y ?? 0)).toEqual(near([255, 0, 0], 40));
  });

  it('hold nothing that the camera wrote: no place, no device, no profile', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 4366/100' };
    const exif = { IFD0: { Make: 'Secret Camera' }, IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' }, IFD3: place };
    const original = await plain(400, 300).jpeg().withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Place</x:xmpmeta>').toBuffer();
    expect(original.includes('Secret Camera')).toBe(true);
    const made = await rendering(original);
    expect(made.takenAt).toBe('2024-07-09T08:05:03.000Z');
    for (const { path } of made.files) {
      const { exif: kept, xmp, icc, iptc } = await sharp(path).metadata();
      expect({ kept, xmp, icc, iptc }).toEqual({});
      expect((await readFile(path)).includes('Secret')).toBe(false);
    }
  });

  it('hold nothing of a place that XMP alone tells, which its owner is told with its hour', async () => {
    const said =
      'xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="47,22.614N" exif:GPSLongitude="8,32.502E" exif:GPSTimeStamp="2024-07-09T06:05:03Z"';
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${said}/></rdf:RDF></x:xmpmeta>`;
    const made = await rendering(await plain(400, 300).jpeg().withXmp(xmp).toBuffer());
    expect(made).toMatchObject({ latitude: 47.3769, longitude: 8.5417, takenLocal: '2024-07-09T08:05:03' });
    for (const { path } of made.files) expect((await readFile(path)).includes('47,22')).toBe(false);
  });

  it('have the colours of the picture, whatever its colour space', async () => {
    const orange = [230, 120, 40];
    const picture = () => plain(64, 64, 'rgb(230, 120, 40)');
    const cases = {
      cmyk: picture().toColourspace('cmyk').jpeg({ quality: 100 }),
      'cmyk with a profile': picture().withIccProfile('cmyk').jpeg({ quality: 100 }),
      'wide gamut': picture().withIccProfile('p3').jpeg({ quality: 100 }),
      '16 bit': picture().toColourspace('rgb16').png(),
      '16 bit with a profile': picture().toColourspace('rgb16').withIccProfile('srgb').png(),
      '16 bit, wide gamut': picture().toColourspace('rgb16').withIccProfile('p3').png(),
      'in passes': picture().jpeg({ progressive: true, quality: 100 }),
      palette: picture().png({ palette: true }),
    };
    for (const [name, file] of Object.entries(cases)) {
      const tolerance = name.startsWith('cmyk') ? 35 : 6;
      expect({ name, pixel: await pixel(largest(await rendering(file)), 30, 30) }).toEqual({ name, pixel: near(orange, tolerance) });
    }
  });

  it('of grey pictures are like them', async () => {
    const grey = await rendering(plain(64, 64, 'rgb(90, 90, 90)').toColourspace('b-w').jpeg());
    expect(await pixel(largest(grey), 30, 30)).toEqual(near([90, 90, 90], 4));
    const deepGrey = plain(64, 64, 'rgb(90, 90, 90)').toColourspace('grey16').png();
    expect(await pixel(largest(await rendering(deepGrey)), 30, 30)).toEqual(near([90, 90, 90], 4));
  });

  it('come with a thumbhash that looks like the picture', async () => {
    const { thumbhash } = await rendering((await halves()).png());
    const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
    const at = (x: number, y: number) => [...rgba.subarray((y * w + x) * 4, (y * w + x) * 4 + 3)];
    expect(w).toBeGreaterThan(h);
    const [left, right] = [at(2, h >> 1), at(w - 3, h >> 1)];
    expect((left[0] ?? 0) - (left[2] ?? 0)).toBeGreaterThan(100);
    expect((right[2] ?? 0) - (right[0] ?? 0)).toBeGreaterThan(100);
  });
});

(isLongRun && existsSync('/proc/self/status') ? it : it.skip)(
  'renditions of 200 megapixels take less memory than a worker may, where the system shows it',
  async () => {
    const own = pictures.openPool({ maxIdleMs: 600_000 });
    const photo = await plain(20_000, 10_000).jpeg({ quality: 50 }).toBuffer();
    const made = await own.render({ ...(await pictures.jobOf(photo)), isLarge: true });
    expect(made).toMatchObject({ rendering: { width: 20_000, height: 10_000, files: [{ width: 1280 }, { width: 2560 }] } });
    const status = await readFile(`/proc/${own.pids()[0]}/status`, 'utf8');
    const peakBytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    expect(peakBytes).toBeLessThan(maxWorkerBytes() / 2);
  },
  120_000,
);

describe('a damaged file', () => {
  let photo = Buffer.alloc(0);
  beforeAll(async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
    photo = await sharp({ create: { width: 900, height: 600, channels: 3, noise, background: 'red' } })
      .jpeg()
      .toBuffer();
  });

  it('that was cut off is shown as far as it goes, and said to be partial', async () => {
    expect(await rendering(photo)).not.toHaveProperty('partial');
    const made = await rendering(photo.subarray(0, photo.length / 2));
    expect(made.partial).toBe(true);
    expect([made.width, made.height, made.files.length]).toEqual([900, 600, 3]);
    const { channels } = await sharp(largest(made)).extract({ left: 0, top: 0, width: 900, height: 200 }).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(10);
  });

  it.each<[string, (photo: Buffer) => Buffer, string]>([
    ['a text', () => Buffer.from('Dear diary, this is not a picture.'), 'unsupported'],
    ['nothing', () => Buffer.alloc(0), 'unsupported'],
    ['a drawing that could load other files', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'unsupported'],
    ['the first bytes of a photograph', (photo) => photo.subarray(0, 300), 'unreadable'],
    ['a header and then nothing', (photo) => photo.subarray(0, photo.indexOf(Buffer.of(0xff, 0xda)) + 14), 'unreadable'],
    ['a picture of ten thousand megapixels', () => hugePng(100_000, 100_000), 'too-many-pixels'],
    ['one that comes in passes and is held whole', () => hugePng(16_000, 16_000, { inPasses: true }), 'too-many-pixels'],
  ])('is impossible: %s', async (_, damage, reason) => {
    expect(await render(damage(photo))).toEqual({ outcome: 'impossible', reason });
  });

  it('that is something else as well is a picture and nothing else in what is made of it', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const archive = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), script, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
    // A JPEG comment, right after the first two bytes.
    const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, script.length + 2), script]);
    for (const polyglot of [Buffer.concat([photo, archive]), Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])]) {
      const { files } = await rendering(polyglot);
      expect(files.length).toBeGreaterThan(0);
      for (const { path } of files) expect((await readFile(path)).includes('<script')).toBe(false);
    }
  });

  it('of another kind of picture is not tried', async () => {
    expect(await render(await plain(9, 9).gif().toBuffer())).toEqual({ outcome: 'impossible', reason: 'unsupported' });
    expect(await render(await plain(9, 9).tiff().toBuffer())).toEqual({ outcome: 'impossible', reason: 'unsupported' });
  });
});
