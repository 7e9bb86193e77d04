import { acceptedTypes, checkChosen } from './accept-files.ts';
import { chosenFilesOf } from './chosen-file.ts';

/** First bytes of a JPEG. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const files = (count: number, name: string, content: BlobPart = jpeg) => Array.from({ length: count }, () => new File([content], name));
const check = async (chosen: File[]) => checkChosen(await chosenFilesOf(chosen));
/** Message about the choice, or about its first refused file. */
const message = async (chosen: File[]) => {
  const { fault, refused } = await check(chosen);
  return (fault ?? refused[0]?.fault)?.message;
};
const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);

test('a hundred pictures may come at once, whatever the case of their names', async () => {
  const { kept, refused } = await check(files(100, 'IMG.JPG'));
  expect([kept.length, refused]).toEqual([100, []]);
});

test('what cannot come is refused by its name, and what is good of the choice is kept', async () => {
  const good = ['lake.jpg', 'sea.png', 'tree.heic'].flatMap((name) => files(1, name));
  const bad = [...files(1, 'empty.jpg', ''), ...files(1, 'notes.txt', 'only words'), ...files(1, 'words.jpg', 'only words')];
  const { kept, refused, fault } = await check([...bad.slice(0, 2), ...good, ...bad.slice(2)]);
  expect(names(kept.map(({ file }) => file))).toEqual(names(good));
  expect(names(refused)).toEqual(names(bad));
  expect(fault).toBeUndefined();
});

test('what is larger than a file may be is refused before it is read', async () => {
  const file = Object.defineProperty(new File([jpeg], 'film.mp4'), 'size', { value: 1_000_000_001 });
  expect(await message([file])).toBe('Files size cannot be greater than 1GB during the beta testing.');
  // A paid plan accepts larger files.
  expect((await checkChosen(await chosenFilesOf([file]), [], 10e9)).refused).toEqual([]);
});

test('what is refused does not count', async () => {
  const { kept, refused, fault } = await check([...files(100, 'a.png'), ...files(1, 'b.png', '')]);
  expect([kept.length, names(refused), fault]).toEqual([100, ['b.png'], undefined]);
});

test('what fits is kept, in the order of the choice, and what is too much is left', async () => {
  const { kept, left, fault } = await check([...files(1, 'first.mov'), ...files(99, 'a.png'), ...files(1, 'second.MOV'), ...files(2, 'b.png')]);
  expect([kept.length, names(left.map(({ file }) => file))]).toEqual([100, ['second.MOV', 'b.png', 'b.png']]);
  expect(fault?.message).toBe('You cannot upload more than 100 images at once!');
  const films = await check(files(2, 'iphone.MOV'));
  expect([films.kept.length, films.left.length, films.fault?.message]).toEqual([1, 1, 'You cannot upload more than 1 non MP4 videos at once!']);
});

test('too many are refused in the words for their kind', async () => {
  expect(await message(files(101, 'a.png'))).toBe('You cannot upload more than 100 images at once!');
  expect(await message([...files(100, 'a.png'), ...files(1, 'a.mp4')])).toBe('You cannot upload more than 100 files at once!');
});

test('what is none of our formats, or empty, is refused', async () => {
  for (const name of ['a.gif', '1000012345', 'a.jpg.exe']) expect(await message(files(1, name, 'GIF89a'))).toMatch(/format is not supported/);
  expect(await message(files(1, 'a.jpg', ''))).toBe('An empty file cannot be uploaded.');
});

const box = (name: string, ...brands: string[]) => {
  const bytes = new Uint8Array(16 + 4 * brands.length);
  bytes[3] = bytes.length;
  for (const [place, word] of [name, brands[0] ?? '', '', ...brands.slice(1)].entries())
    bytes.set(
      [...word].map((letter) => letter.charCodeAt(0)),
      4 + 4 * place,
    );
  return bytes;
};
const packets = (before: number) => {
  const bytes = new Uint8Array(1024);
  for (let at = before; at < bytes.length; at += 188 + before) bytes[at] = 0x47;
  return bytes;
};
test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['image/jpeg', jpeg],
  ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
  ['image/heic', box('ftyp', 'heic', 'mif1', 'heic')],
  ['image/heic', box('ftyp', 'mif1', 'mif1', 'heic')],
  ['image/heif', box('ftyp', 'mif1', 'miaf')],
  ['video/mp4', box('ftyp', 'isom', 'avc1')],
  ['video/quicktime', box('ftyp', 'qt  ')],
  ['video/quicktime', box('wide')],
  ['video/mpeg', new Uint8Array([0, 0, 1, 0xba, 0x44])],
  ['video/mpeg', packets(0)],
  ['video/mpeg', packets(4)],
  ['video/x-ms-wmv', new Uint8Array([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11])],
])('%s is taken by its bytes, whatever its name and the browser say, and the server is told', async (type, bytes) => {
  for (const [name, said] of [
    ['1000012345', ''],
    ['1000012345', 'application/octet-stream'],
    ['photo.gif', 'image/gif'],
    ['IMG.jpg.download', ''],
  ] as const) {
    const [one] = (await check([new File([bytes], name, { type: said, lastModified: 7 })])).kept;
    expect([one?.file.name, one?.file.type, one?.file.size, one?.file.lastModified]).toEqual([name, type, bytes.length, 7]);
  }
});

test.each([
  ['AVIF', box('ftyp', 'avif', 'mif1', 'miaf')],
  ['sound', box('ftyp', 'M4A ', 'isom')],
  ['words', new Uint8Array([0x47, 0x49, 0x46, 0x38])],
])('%s without a name that tells it is refused', async (_what, bytes) => {
  expect(await message(files(1, '1000012345', bytes))).toMatch(/format is not supported/);
});

test('a film under the name of a photograph is taken: its bytes decide', async () => {
  expect((await check([new File([packets(4)], 'a.jpg')])).kept).toHaveLength(1);
});

test('the file dialog offers our formats', () => {
  expect(acceptedTypes.split(',').toSorted()).toEqual([
    ...['.heic', '.heif', '.hif', '.jfif', '.jpe', '.jpeg', '.jpg', '.m2ts', '.m4v', '.mov', '.mp4', '.mpe', '.mpeg', '.mpg', '.mts'],
    ...['.pjp', '.pjpeg', '.png', '.qt', '.ts', '.wmv'],
    ...['heic', 'heif', 'jpeg', 'png'].map((type) => `image/${type}`),
    ...['mp4', 'mpeg', 'quicktime', 'x-ms-wmv'].map((type) => `video/${type}`),
  ]);
});

test('what does not begin as it is named is refused, and a photograph under the name of another kind is taken', async () => {
  expect(await message(files(1, 'words.jpg', 'only words'))).toMatch(/format is not supported/);
  expect((await check(files(1, 'a.png'))).kept).toHaveLength(1);
});
