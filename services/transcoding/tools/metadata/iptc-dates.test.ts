import type { Exif } from 'sharp';
import { openPictures, type Pictures, plain } from '../../testing/pictures.ts';
import { cameraFacts } from './camera-facts.ts';
import { readIptcDates } from './iptc-dates.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());

type Field = readonly [field: number, said: string | Buffer];
const fieldOf = ([field, said]: Field, record = 2) => {
  const head = Buffer.from([0x1c, record, field, 0, 0]);
  head.writeUInt16BE(said.length, 3);
  return Buffer.concat([head, typeof said === 'string' ? Buffer.from(said, 'latin1') : said]);
};
const iptc = (...fields: readonly Field[]) => Buffer.concat([fieldOf([0, '\0\x04']), ...fields.map((one) => fieldOf(one))]);
/** IPTC as Photoshop stores it, after another block whose name and length are odd. */
function app13(body: Buffer): Buffer {
  const block = (id: number, name: string, held: Buffer) => {
    const head = Buffer.concat([Buffer.from('8BIM\0\0', 'latin1'), Buffer.from([name.length]), Buffer.from(name, 'latin1')]);
    head.writeUInt16BE(id, 4);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(held.length);
    return Buffer.concat([head, Buffer.alloc(head.length % 2), size, held, Buffer.alloc(held.length % 2)]);
  };
  return Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), block(0x03ed, 'ab', Buffer.from('odd')), block(0x0404, '', body)]);
}
const day: Field = [55, '20130714'];
const time: Field = [60, '183005+0200'];

async function jpegWith(body: Buffer, exif?: Exif): Promise<Buffer> {
  const picture = plain(16, 16).jpeg();
  const bytes = await (exif ? picture.withExif(exif) : picture).toBuffer();
  const held = app13(body);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(held.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, held, bytes.subarray(2)]);
}
const takenOf = async (...at: Parameters<typeof jpegWith>) => {
  const { takenLocal, takenAt } = await pictures.rendering(await jpegWith(...at));
  return { takenLocal, takenAt };
};
const factsOf = (...fields: readonly Field[]) => cameraFacts({ created: readIptcDates(iptc(...fields)) });

it('a JPEG tells by its IPTC alone when it was taken', async () => {
  expect(await takenOf(iptc([5, 'Lake'], day, time))).toEqual({ takenLocal: '2013-07-14T18:30:05', takenAt: '2013-07-14T16:30:05.000Z' });
});

it('a camera is believed before IPTC, and IPTC before the date of the file', async () => {
  expect(await takenOf(iptc(day, time), { IFD2: { DateTimeOriginal: '2011:01:13 14:33:39' } })).toMatchObject({ takenLocal: '2011-01-13T14:33:39' });
  expect(await takenOf(iptc(day, time), { IFD0: { DateTime: '2020:01:01 10:00:00' } })).toMatchObject({ takenLocal: '2013-07-14T18:30:05' });
});

it('XMP is believed before IPTC', () => {
  const xmp = Buffer.from('<rdf:Description exif:DateTimeOriginal="2014-05-01T10:11:12"/>');
  expect(cameraFacts({ xmp, created: readIptcDates(iptc(day, time)) })).toMatchObject({ takenLocal: '2014-05-01T10:11:12' });
});

it.each<[string, Field[], string]>([
  ['a day alone', [day], '2013-07-14T00:00:00'],
  ['a time without a zone', [day, [60, '183005']], '2013-07-14T18:30:05'],
  ['a time that there is not', [day, [60, '993005+0000']], '2013-07-14T00:00:00'],
  [
    'another way to write a day',
    [
      [55, '2013-07-14'],
      [60, '18:30:05'],
    ],
    '2013-07-14T18:30:05',
  ],
  [
    'when it was digitised',
    [
      [62, '20130714'],
      [63, '183005+0200'],
    ],
    '2013-07-14T18:30:05',
  ],
  ['the first of two', [day, [55, '20200101']], '2013-07-14T00:00:00'],
])('is told by %s', (_what, fields, takenLocal) => expect(factsOf(...fields)).toMatchObject({ takenLocal }));

it.each<[string, Field[]]>([
  ['no day', [time]],
  ['a day that nobody knew', [[55, '00000000'], time]],
  ['a month that nobody knew', [[55, '20130000'], time]],
  ['words', [[55, 'last summer']]],
  ['a field of 32 kB before it', [[202, Buffer.alloc(0x8000)], day]],
])('is not told by %s', (_what, fields) => expect(factsOf(...fields)).toEqual({}));

it('dates of another record, and what is cut off, tell nothing', () => {
  expect(readIptcDates(fieldOf(day, 3))).toEqual([]);
  expect(readIptcDates(undefined)).toEqual([]);
  const whole = app13(iptc(day));
  for (let end = 0; end < whole.length; end += 1) expect(cameraFacts({ created: readIptcDates(whole.subarray(0, end)) }).takenLocal ?? '').toBe('');
});
