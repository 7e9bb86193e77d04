import fc from 'fast-check';
import type { Exif } from 'sharp';
import { exifOf, ofXmp } from '../../testing/camera-words.ts';
import { cameraFacts } from './camera-facts.ts';

const ofPhoto = async (tags: Record<string, string>) => cameraFacts({ exif: await exifOf({ IFD2: tags }) });
const ofPlace = async (place: NonNullable<Exif['IFD3']>) => cameraFacts({ exif: await exifOf({ IFD3: place }) });

describe('when a picture was taken', () => {
  it('is told by the camera, by its own clock and with its offset', async () => {
    expect(await ofPhoto({ DateTimeOriginal: '2024:07:09 08:05:03', OffsetTimeOriginal: '+02:00' })).toEqual({
      takenAt: '2024-07-09T06:05:03.000Z',
      takenLocal: '2024-07-09T08:05:03',
    });
    expect(await ofPhoto({ DateTimeOriginal: '2024:07:09 20:05:03', OffsetTimeOriginal: '-09:30' })).toEqual({
      takenAt: '2024-07-10T05:35:03.000Z',
      takenLocal: '2024-07-09T20:05:03',
    });
    expect(await ofPhoto({ DateTimeOriginal: '2024:07:09 08:05:03', OffsetTime: '+02:00' })).toMatchObject({ takenAt: '2024-07-09T06:05:03.000Z' });
  });

  it('is local time read as UTC, where there is no offset', async () => {
    const taken = { takenAt: '2024-07-09T08:05:03.000Z', takenLocal: '2024-07-09T08:05:03' };
    expect(await ofPhoto({ DateTimeOriginal: '2024:07:09 08:05:03' })).toEqual(taken);
    expect(await ofPhoto({ DateTimeOriginal: '2024:07:09 08:05:03', OffsetTimeOriginal: 'noon' })).toEqual(taken);
  });

  it('is when it was digitised, where nothing else is told', async () => {
    expect(await ofPhoto({ DateTimeDigitized: '2011:01:13 14:33:39' })).toMatchObject({ takenAt: '2011-01-13T14:33:39.000Z' });
  });

  it.each(['1826:06:05 12:00:00', '1899:12:31 23:59:59', '1900:01:01 00:00:00', '1969:12:31 23:59:59'])('may be long ago: %s', async (text) => {
    expect(await ofPhoto({ DateTimeOriginal: text })).toMatchObject({ takenLocal: text.replace(':', '-').replace(':', '-').replace(' ', 'T') });
  });

  it.each([
    '0000:00:00 00:00:00',
    '    :  :     :  :  ',
    '0000:12:31 00:00:00',
    '0099:01:01 00:00:00',
    '1825:12:31 23:59:59',
    '2024:02:31 10:00:00',
    '2024:07:09 25:00:00',
    'yesterday',
  ])('is not known from %j', async (text) => {
    expect(await ofPhoto({ DateTimeOriginal: text })).toEqual({});
  });

  it('is told by XMP where EXIF does not tell', async () => {
    const taken = { takenAt: '2014-05-01T08:11:12.000Z', takenLocal: '2014-05-01T10:11:12' };
    expect(ofXmp('exif:DateTimeOriginal="2014-05-01T10:11:12+02:00"/>')).toEqual(taken);
    expect(ofXmp('><photoshop:DateCreated>2014-05-01T10:11:12.25+02:00</photoshop:DateCreated>')).toEqual({ ...taken, takenFraction: '25' });
    expect(ofXmp('xmp:CreateDate="2020-01-01T00:00:00" exif:DateTimeOriginal="2014-05-01T10:11:12+02:00"/>')).toEqual(taken);
    expect(ofXmp('xmp:CreateDate="1931-08"/>')).toMatchObject({ takenLocal: '1931-08-01T00:00:00' });
    const exif = await exifOf({ IFD2: { DateTimeOriginal: '2011:01:13 14:33:39' } });
    expect(cameraFacts({ exif, xmp: Buffer.from('xmp:CreateDate="2014-05-01"') })).toMatchObject({ takenLocal: '2011-01-13T14:33:39' });
  });

  it.each(['xmp:CreateDate="soon"/>', 'xmp:CreateDate="2014-13-01"/>', 'xmp:CreateDate="0001-01-01T00:00:00"/>', 'xmp:ModifyDate="2014-05-01"/>'])(
    'is not known from XMP that says %s',
    (words) => expect(ofXmp(words)).toEqual({}),
  );

  it('is not known without EXIF, or from what is none', () => {
    const broken = ['', 'Exif\0\0MM\0*\xff\xff\xff\xff', 'II*\0\x08\0\0\0\xff\xff'.repeat(9)];
    expect(cameraFacts({})).toEqual({});
    for (const text of broken) expect(cameraFacts({ exif: Buffer.from(text, 'latin1') })).toEqual({});
  });

  it('is read, whatever else EXIF was made to be read for ever with', () => {
    expect(cameraFacts({ exif: endlessExif() })).toMatchObject({ takenLocal: '2024-07-09T08:05:03' });
  });

  it('is told in either byte order, with or without what marks EXIF in a JPEG', async () => {
    const exif = (await exifOf({ IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' } })) ?? Buffer.alloc(0);
    const taken = { takenLocal: '2024-07-09T08:05:03' };
    for (const one of [exif, exif.subarray(6), bigEndianExif(), Buffer.concat([Buffer.from('Exif\0\0'), bigEndianExif()])])
      expect(cameraFacts({ exif: one })).toMatchObject(taken);
  });

  it('is something or nothing, whatever bytes EXIF is of', async () => {
    const exif =
      (await exifOf({ IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })) ?? Buffer.alloc(0);
    const change = fc.tuple(fc.nat(exif.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), fc.nat(exif.length), (changes, length) => {
        const torn = Buffer.from(exif.subarray(0, length));
        for (const [at, value] of changes) if (at < length) torn[at] = value;
        const { takenLocal = '2024-01-01T00:00:00', latitude = 0 } = cameraFacts({ exif: torn });
        expect([takenLocal?.length, Math.abs(latitude) <= 90]).toEqual([19, true]);
      }),
    );
  });
});

type Tag = { directory: 'main' | 'photo' | 'place'; id: number; type?: number; value: string | number[] };

/** EXIF with these tags, each of its field type: texts, or fractions, each of two numbers. */
function exifWith(tags: readonly Tag[]): Buffer {
  const bytes = Buffer.alloc(4096);
  bytes.write('II*\0\x08\0\0\0', 'latin1');
  let free = 1024;
  const directory = (at: number, entries: readonly (Omit<Tag, 'directory'> | { id: number; pointer: number })[]) => {
    bytes.writeUInt16LE(entries.length, at);
    for (const [index, entry] of entries.entries()) {
      const place = at + 2 + index * 12;
      bytes.writeUInt16LE(entry.id, place);
      if ('pointer' in entry) {
        bytes.writeUInt16LE(4, place + 2);
        bytes.writeUInt32LE(1, place + 4);
        bytes.writeUInt32LE(entry.pointer, place + 8);
        continue;
      }
      const isText = typeof entry.value === 'string';
      bytes.writeUInt16LE(entry.type ?? (isText ? 2 : 5), place + 2);
      bytes.writeUInt32LE(isText ? entry.value.length + 1 : entry.value.length / 2, place + 4);
      const valueAt = isText && entry.value.length < 4 ? place + 8 : free;
      if (valueAt === free) bytes.writeUInt32LE(free, place + 8);
      if (typeof entry.value === 'string') bytes.write(entry.value, valueAt, 'latin1');
      else for (const [position, number] of entry.value.entries()) bytes.writeUInt32LE(number, valueAt + 4 * position);
      free += 64;
    }
  };
  const of = (name: Tag['directory']) => tags.filter(({ directory }) => directory === name);
  directory(8, [...of('main'), { id: 0x8769, pointer: 400 }, { id: 0x8825, pointer: 700 }]);
  directory(400, of('photo'));
  directory(700, of('place'));
  return bytes;
}

const moment = '2013:07:14 18:30:05';
const ofTags = (...tags: Tag[]) => cameraFacts({ exif: exifWith(tags) });

describe('a date that is where others do not look', () => {
  it.each<[string, Tag]>([
    ['as bytes', { directory: 'photo', id: 0x9003, type: 1, value: moment }],
    ['as what is not defined', { directory: 'photo', id: 0x9003, type: 7, value: moment }],
    ['as UTF-8', { directory: 'photo', id: 0x9003, type: 129, value: moment }],
    ['in the main directory', { directory: 'main', id: 0x9003, value: moment }],
    ['as that of the file alone', { directory: 'main', id: 0x0132, value: moment }],
  ])('is read: %s', (_where, tag) => {
    expect(ofTags(tag)).toEqual({ takenLocal: '2013-07-14T18:30:05', takenAt: '2013-07-14T18:30:05.000Z' });
  });

  it('comes last where it is of the file', () => {
    const changed: Tag = { directory: 'main', id: 0x0132, value: '2020:01:01 10:00:00' };
    expect(ofTags(changed, { directory: 'photo', id: 0x9004, value: moment })).toMatchObject({ takenLocal: '2013-07-14T18:30:05' });
    const xmp = Buffer.from('xmp:CreateDate="2013-07-14T18:30:05"');
    expect(cameraFacts({ exif: exifWith([changed]), xmp })).toMatchObject({ takenLocal: '2013-07-14T18:30:05' });
  });

  it('is an instant alone where satellites told it', () => {
    const time: Tag = { directory: 'place', id: 7, value: [16, 1, 30, 1, 5, 1] };
    expect(ofTags({ directory: 'place', id: 0x1d, value: '2013:07:14' }, time)).toEqual({ takenAt: '2013-07-14T16:30:05.000Z', takenLocal: undefined });
    expect(ofTags({ directory: 'place', id: 0x1d, value: '2013:07:14' })).toMatchObject({ takenAt: '2013-07-14T00:00:00.000Z' });
  });

  it('has the fraction of its second', () => {
    const date: Tag = { directory: 'photo', id: 0x9003, value: moment };
    expect(ofTags(date, { directory: 'photo', id: 0x9291, value: '080' })).toMatchObject({ takenFraction: '080' });
    expect(ofTags(date, { directory: 'photo', id: 0x9291, value: 'x' }).takenFraction).toBeUndefined();
    expect(ofTags({ ...date, value: `${moment}.25` })).toMatchObject({ takenFraction: '25' });
  });
});

it('a clock that was never set tells nothing, nor one that is ahead of all others', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
  for (const said of ['1970:01:01 07:21:03', '1904:01:01 00:00:00', inDays(1.1), inDays(400)]) {
    expect(ofTags({ directory: 'photo', id: 0x9003, value: said })).toEqual({});
    expect(ofTags({ directory: 'photo', id: 0x9003, value: said }, { directory: 'photo', id: 0x9004, value: moment })).toMatchObject({
      takenLocal: '2013-07-14T18:30:05',
    });
  }
});

it('a place whose minutes or seconds say nothing keeps its degrees', () => {
  const place = (seconds: number[]): Tag[] => [
    { directory: 'place', id: 1, value: 'N' },
    { directory: 'place', id: 2, value: [47, 1, 30, 1, ...seconds] },
    { directory: 'place', id: 3, value: 'E' },
    { directory: 'place', id: 4, value: [8, 1, 15, 1, ...seconds] },
  ];
  expect(ofTags(...place([0, 0]))).toMatchObject({ latitude: 47.5, longitude: 8.25 });
  expect(ofTags(...place([]))).toMatchObject({ latitude: 47.5, longitude: 8.25 });
});

describe('where a picture was taken', () => {
  it('is told in degrees, south and west below zero', async () => {
    const zurich = { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 3000/100', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 0/1' };
    expect(await ofPlace(zurich)).toEqual({ latitude: 47.375, longitude: 8.533333 });
    expect(await ofPlace({ ...zurich, GPSLatitudeRef: 'S', GPSLongitudeRef: 'W' })).toEqual({ latitude: -47.375, longitude: -8.533333 });
  });

  it.each([
    ['half of it is told', { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' }],
    ['it was not found', { GPSLatitudeRef: 'N', GPSLatitude: '0/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 0/1 0/1' }],
    ['it is nothing over nothing', { GPSLatitudeRef: 'N', GPSLatitude: '0/0 0/0 0/0', GPSLongitudeRef: 'E', GPSLongitude: '8/1 0/1 0/1' }],
    ['it is on no globe', { GPSLatitudeRef: 'N', GPSLatitude: '91/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 0/1 0/1' }],
  ])('is not known where %s', async (_, place) => {
    expect(await ofPlace(place)).toEqual({});
  });
});

/** 64 kB with a date of taking, after thousands of lists, each as long as the whole. */
function endlessExif(): Buffer {
  const count = 5_000;
  const bytes = Buffer.alloc(65_500);
  bytes.write('II*\0\x08\0\0\0', 'latin1');
  const tag = (at: number, id: number, type: number, values: number, value: number) => {
    bytes.writeUInt16LE(id, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(values, at + 4);
    bytes.writeUInt32LE(value, at + 8);
  };
  bytes.writeUInt16LE(count, 8);
  for (let index = 0; index < count; index += 1) tag(10 + index * 12, 0x9000 + index, 1, 65_000, 8);
  // Offset of the other tags.
  tag(10, 0x8769, 4, 1, 64_000);
  bytes.writeUInt16LE(1, 64_000);
  tag(64_002, 0x9003, 2, 20, 64_100);
  bytes.write('2024:07:09 08:05:03', 64_100, 'latin1');
  return bytes;
}

/** A date in big-endian byte order, as half of all cameras write it. */
function bigEndianExif(): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('MM\0*\0\0\0\x08', 'latin1');
  const tag = (at: number, id: number, type: number, values: number, value: number) => {
    bytes.writeUInt16BE(1, at);
    bytes.writeUInt16BE(id, at + 2);
    bytes.writeUInt16BE(type, at + 4);
    bytes.writeUInt32BE(values, at + 6);
    bytes.writeUInt32BE(value, at + 10);
  };
  tag(8, 0x8769, 4, 1, 26);
  tag(26, 0x9003, 2, 20, 44);
  bytes.write('2024:07:09 08:05:03', 44, 'latin1');
  return bytes;
}
