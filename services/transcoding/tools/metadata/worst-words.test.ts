// The longest texts in files, written to make a parser backtrack repeatedly.
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { bestMs } from '@kloak/platform/testing/best-ms.ts';
import { containerFacts } from '../probe/container-facts.ts';
import { cameraFacts } from './camera-facts.ts';
import { readMoment, readOffset } from './moment.ts';
import { readPngWords } from './png-words.ts';
import { takenOf } from './taken.ts';

const longest = 2 ** 20;
const parts = [
  ...[
    ' ',
    '\n',
    '\0',
    '0',
    '00',
    '2',
    'a',
    ':',
    '.',
    '-',
    '+',
    '/',
    ',',
    ' t',
    '. ',
    ': ',
    '0 ',
    ' 0',
    '2013:07:14 ',
    '2013 07 14 ',
    'jul ',
    'sun ',
    'sun, ',
    '18:30:05 ',
  ],
  ...[
    'exif:DateTimeOriginal',
    ' exif:GPSLatitude="',
    '<exif:GPSLatitude',
    '<exif:GPSLatitude>',
    '<exif:GPSLatitude rdf:value="',
    '&#x',
    'xmlns:a="http://ns.adobe.com/exif/1.0/',
    'exif:DateTimeOriginal=',
    'exif:DateTimeOriginal="',
    'exif:DateTimeOriginal>',
    'xmp:CreateDate> ',
    '="',
    '=',
    '<',
    '+47.3',
    '+00',
    'CRS',
  ],
];
/** Prefixes of the long part in texts that are almost valid. */
const begins = [
  '',
  '2013:07:14',
  '2013 07',
  '20130714',
  '14. 7. 2013',
  'sun, 14 jul 2013',
  'jul 14 18:30:05',
  '+47.3667+008.5333',
  'xmp:CreateDate',
  'xmp:CreateDate="',
  '<exif:GPSLatitude>',
  'xmlns:a="http://ns.adobe.com/exif/1.0/" a:GPSLatitude="',
];
const ends = ['', '!', '<', '"', '\0'];
const textsOf = (length: number) => begins.flatMap((begin) => parts.flatMap((part) => ends.map((end) => begin + part.repeat(length / part.length) + end)));

function slowOnes(length: number, maxMs: number, read: (said: string) => unknown): string[] {
  return textsOf(length).flatMap((said) => {
    const ms = bestMs(() => read(said), maxMs);
    return ms > maxMs ? [`${JSON.stringify(said.slice(0, 30))}…${JSON.stringify(said.slice(-2))}: ${ms.toFixed(1)} ms`] : [];
  });
}

it.each([
  ['a date', 64, readMoment],
  ['a date that is far too long', 100_000, readMoment],
  ['the zone of a clock', 64, readOffset],
  ['what EXIF tells', 64, (said: string) => takenOf({ exif: { dateTimeOriginal: said, offsetTime: said, subSec: said, gpsDate: said }, xmp: () => said })],
  ['what a container tells', 100_000, (said: string) => containerFacts({ location: said, date: said, creation_time: said })],
  ['XMP', 100_000, (said: string) => cameraFacts({ xmp: Buffer.from(said) })],
])('%s is read in no time', (_what, length, read) => expect(slowOnes(length, 5, read)).toEqual([]));

describe('a PNG', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kloak-words-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function bestMsOf(type: string, body: Buffer, times = 1): Promise<number> {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length);
    head.write(type, 4, 'latin1');
    const path = join(folder, 'words.png');
    const part = Buffer.concat([head, body, Buffer.alloc(4)]);
    await writeFile(path, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...Array.from({ length: times }, () => part)]));
    await using file = await open(path);
    let best = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 5; time++) {
      // CPU time, so that other load on the machine cannot fail the test.
      const before = process.threadCpuUsage();
      await readPngWords(file);
      const { user, system } = process.threadCpuUsage(before);
      best = Math.min(best, (user + system) / 1000);
    }
    return best;
  }

  const before = (name: string) => `Raw profile type ${name}\0`;
  it.each([
    ['blanks', `exif\n 1${' '.repeat(longest)}!`],
    ['blanks before all', `${' '.repeat(longest)}!`],
    ['digits', `exif ${'1'.repeat(longest)}!`],
    ['a name without an end', 'a'.repeat(longest)],
    ['digits in hex with blanks between', `exif 1 ${'a '.repeat(longest / 2)}!`],
    ['digits in hex', `exif 1 ${'a'.repeat(longest)}!`],
  ])('with a megabyte of %s is read in no time', async (_what, said) => {
    // Time beyond reading the bytes; about what inflating takes.
    expect(await bestMsOf('tEXt', Buffer.from(before('exif') + said, 'latin1').subarray(0, longest))).toBeLessThan(80);
    expect(await bestMsOf('zTXt', Buffer.concat([Buffer.from(`${before('exif')}\0`, 'latin1'), deflateSync(said)]))).toBeLessThan(120);
  });

  it('with thousands of texts that inflate to megabytes is read in no time', async () => {
    const packed = (bytes: number) => Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]);
    for (const bytes of [2 * longest, 4 * longest]) expect(await bestMsOf('zTXt', packed(bytes), 2000)).toBeLessThan(300);
  });
});
