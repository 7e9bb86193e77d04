import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { until } from '@kloak/platform/testing/until.ts';
import sharp, { type Sharp } from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { largest, near, openPictures, type Pictures, pixel, plain } from '../testing/pictures.ts';
import { forkWorker, type PoolOptions } from './render-pool.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());
const rendering = (picture: Sharp | Buffer) => pictures.rendering(picture);
const renderingLarge = (picture: Sharp | Buffer) => pictures.rendering(picture, { isLarge: true });
const render = (bytes: Buffer) => pictures.render(bytes);
const jobOf = (bytes: Buffer) => pictures.jobOf(bytes);
const openPool = (options: PoolOptions) => pictures.openPool(options);

/** Left half red, right half blue: a picture of which one can tell where it is up. */
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
    expect((await rendering(plain(width, 10).png())).files.map((file) => file.width)).toEqual(widths);
  });

  it.each([
    [1280, [320, 640, 1280], undefined],
    [1281, [320, 640], [1280]],
    [2000, [320, 640], [1280, 2000]],
    [3000, [320, 640], [1280, 2560]],
  ])('of a JPEG that is much larger are first those that lists show: %i pixels', async (width, first, large) => {
    const photo = await plain(width, 100).jpeg().toBuffer();
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

  it('of grey and of clear pictures are like them', async () => {
    const grey = await rendering(plain(64, 64, 'rgb(90, 90, 90)').toColourspace('b-w').jpeg());
    expect(await pixel(largest(grey), 30, 30)).toEqual(near([90, 90, 90], 4));
    const clear = await rendering(sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png());
    const { channels } = await sharp(largest(clear)).stats();
    expect(channels[3]).toMatchObject({ max: 0 });
    const half = { r: 230, g: 120, b: 40, alpha: 0.5 };
    const seen = largest(await rendering(sharp({ create: { width: 64, height: 64, channels: 4, background: half } }).png()));
    expect((await sharp(seen).stats()).channels[3]?.mean).toBeCloseTo(128, 0);
    expect(await pixel(seen, 30, 30)).toEqual(near([230, 120, 40], 4));
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

  it('of another kind of picture is not tried', async () => {
    expect(await render(await plain(9, 9).gif().toBuffer())).toEqual({ outcome: 'impossible', reason: 'unsupported' });
    expect(await render(await plain(9, 9).tiff().toBuffer())).toEqual({ outcome: 'impossible', reason: 'unsupported' });
  });
});

describe('the workers', () => {
  const slow = async () => jobOf(await plain(5_000, 4_000).png({ compressionLevel: 1 }).toBuffer());
  const small = async () => jobOf(await plain(20, 20).jpeg().toBuffer());

  (existsSync('/proc/self/environ') ? it : it.skip)('know nothing of our environment, where the system shows it', async () => {
    const own = openPool({});
    await own.render(await small(), 'anna');
    const [pid] = own.pids();
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    const names = environment.split('\0').flatMap((line) => /^\w+(?==)/.exec(line) ?? []);
    // Node's own are of its channel to us.
    expect(names.filter((name) => !name.startsWith('NODE_')).toSorted()).toEqual(['MALLOC_ARENA_MAX', 'TMPDIR']);
  });

  it('work in processes of their own, one after another', async () => {
    const own = openPool({});
    const all = await Promise.all(Array.from({ length: 5 }, async () => own.render(await small(), 'anna')));
    expect(all.map(({ outcome }) => outcome)).toEqual(Array(5).fill('rendered'));
    expect(own.pids()).toHaveLength(1);
    expect(own.pids()).not.toContain(process.pid);
  });

  it('are as many as there may be, and one alone where memory is short', async () => {
    for (const [hasMemory, count] of [
      [true, 3],
      [false, 1],
    ] as const) {
      const own = openPool({ maxWorkers: 3, hasMemory: () => hasMemory });
      await Promise.all(Array.from({ length: 5 }, async () => own.render(await small(), 'anna')));
      expect(own.pids()).toHaveLength(count);
    }
  });

  it('may crash: it costs the job and no other', async () => {
    const own = openPool({});
    const [long, short] = [await slow(), await small()];
    await own.render(await small(), 'anna');
    const [pid = 0] = own.pids();
    const [crashed, next] = [own.render(long, 'anna'), own.render(short, 'anna')];
    process.kill(pid, 'SIGSEGV');
    await expect(crashed).rejects.toThrow('the renderer ended (SIGSEGV)');
    expect(await next).toMatchObject({ outcome: 'rendered' });
    expect(own.pids()).not.toContain(pid);
  });

  it('may not be started: it costs the job and no other', async () => {
    let refusals = 0;
    const own = openPool({
      startProcess() {
        if (refusals === 0) return forkWorker();
        refusals -= 1;
        throw new Error('spawn ENOMEM');
      },
    });
    const [long, short, last] = [await slow(), await small(), await small()];
    const first = own.render(long, 'anna');
    const crashed = expect(first).rejects.toThrow('the renderer ended');
    await until('it runs', () => own.pids().length === 1);
    const refused = expect(own.render(short, 'anna')).rejects.toThrow('spawn ENOMEM');
    refusals = 1;
    process.kill(own.pids()[0] ?? 0, 'SIGKILL');
    await Promise.all([crashed, refused]);
    expect(await own.render(last, 'anna')).toMatchObject({ outcome: 'rendered' });
  });

  it('take a picture of each owner in turn', async () => {
    const own = openPool({ onePlaceMoreMs: 600_000 });
    const order: string[] = [];
    const photo = await plain(400, 300).jpeg().toBuffer();
    const owners = ['anna', 'anna', 'anna', 'anna', 'ben', 'clara'];
    const inputs = await Promise.all(owners.map(() => jobOf(photo)));
    await Promise.all(inputs.map((job, index) => own.render(job, owners[index] ?? '').then(() => order.push(owners[index] ?? ''))));
    expect(order.slice(0, 4).toSorted()).toEqual(['anna', 'anna', 'ben', 'clara']);
  });

  it('are one more for each of two others, where all render for one owner', async () => {
    const own = openPool({ maxWorkers: 2, hasMemory: () => true, onePlaceMoreMs: 10, maxJobMs: 60_000 });
    const order: string[] = [];
    const jobs = await Promise.all([slow(), slow(), slow(), small(), small()]);
    const all = jobs.map(async (job, index) => {
      const owner = ['anna', 'anna', 'anna', 'ben', 'clara'][index] ?? '';
      await own.render(job, owner);
      order.push(owner);
    });
    await until('they run', () => own.pids().length >= 3);
    await Promise.all(all);
    expect(order.slice(0, 2).toSorted()).toEqual(['ben', 'clara']);
  });

  it('are no more for one owner alone, nor where memory is short', async () => {
    for (const [owner, hasMemory] of [
      ['anna', true],
      ['ben', false],
    ] as const) {
      const own = openPool({ maxWorkers: 1, hasMemory: () => hasMemory, onePlaceMoreMs: 1 });
      await Promise.all([own.render(await slow(), 'anna'), own.render(await small(), owner)]);
      expect(own.pids()).toHaveLength(1);
    }
  });

  it('take large files last, whoever waits, and these may wait for long', async () => {
    const own = openPool({ maxWaitMs: 10_000 });
    const order: string[] = [];
    const small = await plain(400, 300).jpeg().toBuffer();
    const waiting = [
      { name: 'running', owner: 'anna' },
      { name: 'large', owner: 'ben', isLarge: true },
      { name: 'first', owner: 'anna' },
      { name: 'second', owner: 'anna' },
    ] as const;
    const jobs = await Promise.all(waiting.map(async (one) => ({ ...one, job: await jobOf(small) })));
    await Promise.all(
      jobs.map(async ({ name, owner, job, ...asked }) => {
        await own.render({ ...job, ...asked }, owner);
        order.push(name);
      }),
    );
    expect(order).toEqual(['running', 'first', 'second', 'large']);
  });

  it('are given up when a job takes too long', async () => {
    const own = openPool({ maxJobMs: 100 });
    await expect(own.render(await slow(), 'anna')).rejects.toThrow('it took too long');
    expect(own.pids()).toEqual([]);
  });

  it('do not let a job wait for ever', async () => {
    const own = openPool({ maxWaitMs: 50 });
    const [long, short] = [await slow(), await small()];
    const [first, second] = [own.render(long, 'anna'), own.render(short, 'anna')];
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', code: 'no-turn' });
    expect(await first).toMatchObject({ outcome: 'rendered' });
  });

  it('tell a fault of the machine from one of the bytes', async () => {
    const own = openPool({});
    const { folder } = pictures;
    await expect(own.render({ input: join(folder, 'none.jpg'), folder }, 'anna')).rejects.toThrow('could not be rendered');
    await expect(own.render({ ...(await small()), folder: join(folder, 'no-folder') }, 'anna')).rejects.toThrow('could not be rendered');
  });

  it('end when there is nothing to do, and start again', async () => {
    const own = openPool({ maxIdleMs: 20 });
    await own.render(await small(), 'anna');
    await until('the worker has ended', () => own.pids().length === 0);
    expect(await own.render(await small(), 'anna')).toMatchObject({ outcome: 'rendered' });
  });
});

/** A PNG that announces more pixels than any memory holds. */
function hugePng(width: number, height: number, { inPasses = false } = {}): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, inPasses ? 1 : 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', Buffer.alloc(64)), chunk('IEND', Buffer.alloc(0))]);
}
