import sharp from 'sharp';
import { takenAt } from './taken-at.ts';

async function exifOf(tags: Record<string, string>): Promise<Buffer | undefined> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return (await sharp(await picture.jpeg().withExif({ IFD2: tags }).toBuffer()).metadata()).exif;
}

describe('when a picture was taken', () => {
  it('is told by the camera, with its offset', async () => {
    expect(takenAt(await exifOf({ DateTimeOriginal: '2024:07:09 08:05:03', OffsetTimeOriginal: '+02:00' }))).toBe('2024-07-09T06:05:03.000Z');
    expect(takenAt(await exifOf({ DateTimeOriginal: '2024:07:09 20:05:03', OffsetTimeOriginal: '-09:30' }))).toBe('2024-07-10T05:35:03.000Z');
  });

  it('is local time read as UTC, where there is no offset', async () => {
    expect(takenAt(await exifOf({ DateTimeOriginal: '2024:07:09 08:05:03' }))).toBe('2024-07-09T08:05:03.000Z');
    expect(takenAt(await exifOf({ DateTimeOriginal: '2024:07:09 08:05:03', OffsetTimeOriginal: 'noon' }))).toBe('2024-07-09T08:05:03.000Z');
  });

  it('is when it was digitised, where nothing else is told', async () => {
    expect(takenAt(await exifOf({ DateTimeDigitized: '2011:01:13 14:33:39' }))).toBe('2011-01-13T14:33:39.000Z');
  });

  it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '0000:12:31 00:00:00', 'yesterday'])('is not known from %j', async (text) => {
    expect(takenAt(await exifOf({ DateTimeOriginal: text }))).toBeUndefined();
  });

  it('is not known without EXIF, or from what is none', () => {
    expect(takenAt(undefined)).toBeUndefined();
    expect(takenAt(Buffer.alloc(0))).toBeUndefined();
    expect(takenAt(Buffer.from('Exif\0\0MM\0*\xff\xff\xff\xff', 'latin1'))).toBeUndefined();
    expect(takenAt(Buffer.from('II*\0\x08\0\0\0\xff\xff'.repeat(9), 'latin1'))).toBeUndefined();
  });
});
