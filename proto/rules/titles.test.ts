import { maxDescriptionCharacters, maxTitleCharacters, readDescription, readTitle } from './titles.ts';

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
