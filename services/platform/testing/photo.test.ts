import sharp from 'sharp';
import { drawPhoto } from './photo.ts';

it('is the same picture for the same seed, and another for another', async () => {
  const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => drawPhoto({ seed })));
  expect(one?.equals(again ?? Buffer.alloc(0))).toBe(true);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

it('tells what a phone tells of a picture that was taken upright', async () => {
  const { orientation, width, height, exif, format } = await sharp(await drawPhoto({ seed: 1, fromPhone: true })).metadata();
  expect({ orientation, width, height, format }).toEqual({ orientation: 6, width: 64, height: 48, format: 'jpeg' });
  expect(exif?.includes('Kloak')).toBe(true);
});
