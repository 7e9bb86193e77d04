import { isTitleOfFile, maxDescriptionCharacters, maxTitleCharacters, readDescription, readTitle, readVideoTitle, titleOfFile } from './titles.ts';

describe.each([
  ['title', readTitle, maxTitleCharacters],
  ['description', readDescription, maxDescriptionCharacters],
] as const)('a %s', (name, read, max) => {
  it('is kept without spaces around it, and may be empty', () => {
    expect(read(' Lake ')).toEqual({ value: 'Lake' });
    expect(read('  ')).toEqual({ value: '' });
  });

  it('is counted in characters', () => {
    expect(read('😀'.repeat(max)).fault).toBeUndefined();
    expect(read('e\u0301'.repeat(max)).fault).toBeUndefined();
    expect(read('x'.repeat(max + 1)).fault?.code).toBe(`${name}-too-long`);
  });
});

it('a video that is given a title anew has to have one', () => {
  expect(readVideoTitle(' Lake ')).toEqual({ value: 'Lake' });
  expect(readVideoTitle('  ').fault).toEqual({ kind: 'invalid', code: 'no-title', message: 'Title is required' });
  expect(readVideoTitle('x'.repeat(maxTitleCharacters + 1)).fault?.code).toBe('title-too-long');
});

it.each([
  ['beach.jpg', 'beach'],
  ['my.beach.jpg', 'my.beach'],
  ['.jpg', '.jpg'],
  ['beach', 'beach'],
  ['beach.', 'beach'],
])('a file called %s gives the title %s', (fileName, title) => {
  expect(titleOfFile(fileName)).toBe(title);
  expect([title, fileName, 'Our beach'].map((one) => isTitleOfFile(one, fileName))).toEqual([true, true, false]);
});
