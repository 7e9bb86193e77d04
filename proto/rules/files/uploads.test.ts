import fc from 'fast-check';
import { checkFiles, readKinds } from './uploads.ts';

const file = (fileName: string, size = 10) => ({ fileName, size });
const many = (count: number, extension: string) => Array.from({ length: count }, (_, index) => file(`f${index}.${extension}`));
const code = (...parameters: Parameters<typeof checkFiles>) => checkFiles(...parameters).fault?.code;

describe('the files of an upload', () => {
  it('are at most 100, in words for their kind', () => {
    const files = many(100, 'JPG');
    expect(checkFiles(files)).toEqual({ value: files });
    expect(checkFiles(many(101, 'jpg')).fault).toMatchObject({ code: 'too-many-images', message: 'You cannot upload more than 100 images at once!' });
    const mixed = checkFiles([...many(100, 'jpg'), ...many(1, 'mp4')]);
    expect(mixed.fault).toMatchObject({ code: 'too-many-files', message: 'You cannot upload more than 100 files at once!' });
  });

  it('are at most 10 mp4 and 1 other video', () => {
    expect(code([...many(10, 'MP4'), ...many(1, 'mov'), ...many(80, 'png')])).toBeUndefined();
    expect(code(many(11, 'mp4'))).toBe('too-many-mp4');
    expect(code([file('a.mov'), file('b.WMV')])).toBe('too-many-videos');
  });

  it('are some, each with a name and bytes', () => {
    expect(code([])).toBe('no-files');
    expect(code([file(' ')])).toBe('no-file-name');
    for (const size of [0, -1, 0.5, Number.NaN, 2 ** 60]) expect(code([file('a.jpg', size)])).toBe('empty-file');
  });

  it('have names of at most 255 bytes', () => {
    const named = (character: string, count: number) => file(`${character.repeat(count)}.jpg`);
    for (const fits of [named('a', 251), named('ü', 125), named('日', 83), named('👧', 62)]) expect(code([fits])).toBeUndefined();
    for (const long of [named('a', 252), named('ü', 126), named('日', 84), named('👧', 63)]) expect(code([file('b.jpg'), long])).toBe('file-name-too-long');
    expect(code([named('\ud800', 200)])).toBe('file-name-too-long');
  });

  it('are no larger than a file may be', () => {
    expect(code([file('a.jpg', 1000)], 1000)).toBeUndefined();
    expect(checkFiles([file('a.jpg', 1001)], 1000).fault).toMatchObject({ kind: 'too-large', code: 'file-too-large' });
    expect([code([file('a.mp4', 1e9)]), code([file('a.mp4', 1e9 + 1)])]).toEqual([undefined, 'file-too-large']);
  });

  it('are told of what is not as described first, and then of what is too large', () => {
    const tooLarge = file('a.jpg', 1001);
    expect(code([tooLarge, file('b.jpg', 0)], 1000)).toBe('empty-file');
    expect(code([tooLarge, file(' ')], 1000)).toBe('no-file-name');
    expect(code([tooLarge, ...many(100, 'jpg')], 1000)).toBe('too-many-images');
    expect(code([tooLarge, file('b.jpg')], 1000)).toBe('file-too-large');
  });

  it('hold no video under 0.9 seconds', () => {
    expect(code([{ ...file('a.mp4'), duration: 0.89 }])).toBe('video-too-short');
    expect(code([{ ...file('a.mp4'), duration: 0.9 }])).toBeUndefined();
    expect(code([{ ...file('a.jpg'), duration: 0 }])).toBeUndefined();
  });
});

describe('the kinds of the files of an upload', () => {
  it('are told by their names, whatever the case', () => {
    expect(readKinds([file('a.JPG'), file('b.Jpeg'), file('c.d.pNg')]).value?.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/png']);
  });

  it.each(['notes.txt', 'a.gif', 'photo.jpg.exe'])('are none of ours: %s', (fileName) => {
    const message = 'One or more of your file`s format is not supported by Kloak!';
    expect(readKinds([file('a.jpg'), file(fileName)]).fault).toEqual({ kind: 'unsupported', code: 'unsupported', message });
  });

  it('are one for each file, or none', () => {
    const fileName = fc
      .tuple(fc.string({ maxLength: 8 }), fc.constantFrom('.jpg', '.PNG', '.HEIC', '.heif', '.mp4', '.txt', ''))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.record({ fileName }), { maxLength: 20 }), (files) => {
        const isNone = /\.(?!\d+[\s.]*$)[a-z\d]{1,8}[\s.]*$/i;
        const areShown = files.every((one) => /\.(jpe?g|png|hei[cf]|mp4)$/i.test(one.fileName) || !isNone.test(one.fileName));
        expect(readKinds(files).value?.length).toBe(areShown ? files.length : undefined);
      }),
    );
  });
});
