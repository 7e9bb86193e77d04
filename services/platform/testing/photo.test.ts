import sharp from 'sharp';
import { drawHalves, drawPhoto, meanColour } from './photo.ts';

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

it('has two halves of a colour each, whose mean lies between', async () => {
  const halves = await drawHalves('#ff0000', '#0000ff');
  const right = await sharp(halves).extract({ left: 210, top: 0, width: 190, height: 200 }).toBuffer();
  for (const [picture, mean] of [
    [halves, [128, 0, 128]],
    [right, [0, 0, 255]],
  ] as const)
    for (const [at, value] of (await meanColour(picture)).entries()) expect(Math.abs(value - (mean[at] ?? 0))).toBeLessThan(6);
});
