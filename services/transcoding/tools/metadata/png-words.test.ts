import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { openPictures, type Pictures, plain } from '../../testing/pictures.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());

function part(type: string, body: Buffer): Buffer {
  const around = Buffer.alloc(8);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  around.writeUInt32BE(body.length);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A picture with these parts before its end, or before its pixels. */
async function png(parts: readonly Buffer[], where: 'IEND' | 'IDAT' = 'IEND'): Promise<Buffer> {
  const bytes = await plain(16, 16).png().toBuffer();
  const at = bytes.indexOf(where, 0, 'latin1') - 4;
  return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
}

async function exif(): Promise<Buffer> {
  const photo = await plain(8, 8)
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: '2013:07:14 18:30:05' } })
    .toBuffer();
  return (await sharp(photo).metadata()).exif ?? Buffer.alloc(0);
}
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:DateTimeOriginal="2013-07-14T18:30:05"/></x:xmpmeta>';
const text = (name: string, said: string | Buffer) => Buffer.concat([Buffer.from(`${name}\0`, 'latin1'), Buffer.from(said as string)]);
const profile = (name: string, bytes: Buffer) => `\n${name}\n${String(bytes.length).padStart(8)}\n${bytes.toString('hex').replace(/(.{72})/g, '$1\n')}\n`;
const packed = (name: string, said: string) => text(name, Buffer.concat([Buffer.of(0), deflateSync(said)]));

const words: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['EXIF', async () => part('eXIf', (await exif()).subarray(6))],
  ['EXIF as of a JPEG', async () => part('eXIf', await exif())],
  ['XMP', async () => part('iTXt', text('XML:com.adobe.xmp', `\0\0\0\0${xmp}`))],
  ['XMP that is packed', async () => part('iTXt', text('XML:com.adobe.xmp', Buffer.concat([Buffer.from('\x01\0en\0XMP\0'), deflateSync(xmp)])))],
  ['a time of creation', async () => part('tEXt', text('Creation Time', 'Sun, 14 Jul 2013 18:30:05'))],
  ['a time of creation that is packed', async () => part('zTXt', packed('Creation Time', '2013:07:14 18:30:05'))],
  ['a profile of EXIF by ImageMagick', async () => part('zTXt', packed('Raw profile type exif', profile('exif', await exif())))],
  ['a profile of a JPEG by ImageMagick', async () => part('tEXt', text('Raw profile type APP1', profile('exif', await exif())))],
  ['a profile of XMP by ImageMagick', async () => part('zTXt', packed('Raw profile type xmp', profile('xmp', Buffer.from(xmp))))],
];

describe.each(['IEND', 'IDAT'] as const)('a PNG with words before its %s', (where) => {
  it.each(words)('tells by %s when it was taken', async (_what, made) => {
    expect(await pictures.rendering(await png([await made()], where))).toMatchObject({ takenLocal: '2013-07-14T18:30:05' });
  });
});

it.each([
  ['that are cut off', Buffer.from('\xff\xff\xff\xfftEXtCreation', 'latin1')],
  ['that are no text', part('tEXt', Buffer.alloc(20, 1))],
  ['that are not packed', part('zTXt', text('Creation Time', '\0nothing'))],
  ['that fill the memory', part('zTXt', packed('Creation Time', ' '.repeat(5_000_000)))],
])('words %s tell nothing, and cost no picture', async (_what, bytes) => {
  const made = await pictures.rendering(await png([bytes]));
  expect([made.width, made.takenLocal]).toEqual([16, undefined]);
});
