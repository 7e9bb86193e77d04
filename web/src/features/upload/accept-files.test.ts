import { checkChosen, pickable } from './accept-files.ts';
import { lookAt } from './chosen-file.ts';

/** Of what a photograph begins with. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const files = (count: number, name: string, content: BlobPart = jpeg) => Array.from({ length: count }, () => new File([content], name));
const check = async (chosen: File[]) => checkChosen(await lookAt(chosen));
const message = async (chosen: File[]) => (await check(chosen))?.message;

test('a hundred pictures may come at once, whatever the case of their names', async () => {
  expect(await check(files(100, 'IMG.JPG'))).toBeUndefined();
});

test('too many are refused in the words for their kind', async () => {
  expect(await message(files(101, 'a.png'))).toBe('You cannot upload more than 100 images at once!');
  expect(await message([...files(100, 'a.png'), ...files(1, 'a.mp4')])).toBe('You cannot upload more than 100 files at once!');
});

test('what is none of our formats, or empty, is refused', async () => {
  for (const name of ['a.gif', 'jpg', 'a.jpg.exe', 'a.']) expect(await message(files(1, name))).toMatch(/format is not supported/);
  expect(await message(files(1, 'a.jpg', ''))).toBe('An empty file cannot be uploaded.');
});

test('the file dialog offers our formats', () => {
  expect(pickable.split(',').toSorted()).toEqual([
    ...['.heic', '.heif', '.jpeg', '.jpg', '.mov', '.mp4', '.mpeg', '.mpg', '.png', '.wmv', 'image/heic', 'image/heif', 'image/jpeg', 'image/png'],
    ...['mp4', 'mpeg', 'quicktime', 'x-ms-wmv'].map((type) => `video/${type}`),
  ]);
});

test('what does not begin as it is named is refused, and a photograph under the name of another kind is taken', async () => {
  expect(await message(files(1, 'words.jpg', 'only words'))).toMatch(/format is not supported/);
  expect(await check(files(1, 'a.png'))).toBeUndefined();
});
