import { refusalOf } from './accept-files.ts';

const files = (count: number, name: string, size = 1) => Array.from({ length: count }, () => ({ name, size }));

test('a hundred pictures may come at once, whatever the case of their names', () => {
  expect(refusalOf(files(100, 'IMG.JPG'))).toBeUndefined();
});

test('too many are refused in the words for their kind', () => {
  expect(refusalOf(files(101, 'a.png'))).toBe('You cannot upload more than 100 images at once!');
  expect(refusalOf([...files(100, 'a.png'), ...files(1, 'a.mp4')])).toBe('You cannot upload more than 100 files at once!');
});

test('what is none of our formats, or empty, is refused', () => {
  for (const name of ['a.gif', 'jpg', 'a.jpg.exe', 'a.']) expect(refusalOf(files(1, name))).toMatch(/format is not supported/);
  expect(refusalOf(files(1, 'a.jpg', 0))).toBe('An empty file cannot be uploaded.');
});
