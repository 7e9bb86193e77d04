import { Refusal } from '@kloak/platform/errors.ts';
import fc from 'fast-check';
import { fileTypes } from './kinds.ts';
import { checkOffer, readOffer } from './offer.ts';

const file = (fileName: string, size = 10) => ({ fileName, size, type: '' });
const many = (count: number, extension: string) => Array.from({ length: count }, (_, index) => file(`f${index}.${extension}`));
const most = 1e9;

function refusal(action: () => unknown): Partial<Refusal> {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return {};
}

describe('what may be offered', () => {
  it('is at most 100 files', () => {
    expect(refusal(() => checkOffer(many(100, 'jpg'), most))).toEqual({});
    expect(refusal(() => checkOffer(many(101, 'jpg'), most))).toMatchObject({
      kind: 'invalid',
      code: 'too-many-files',
      message: 'You cannot upload more than 100 files at once!',
    });
  });

  it('is at most 10 mp4 and 1 other video', () => {
    expect(refusal(() => checkOffer([...many(10, 'MP4'), ...many(1, 'mov'), ...many(80, 'png')], most))).toEqual({});
    expect(refusal(() => checkOffer(many(11, 'mp4'), most))).toMatchObject({
      code: 'too-many-mp4',
      message: 'You cannot upload more than 10 MP4 videos at once!',
    });
    expect(refusal(() => checkOffer([file('a.mov'), file('b.WMV')], most))).toMatchObject({
      code: 'too-many-videos',
      message: 'You cannot upload more than 1 non MP4 videos at once!',
    });
  });

  it('is something, has bytes and a name', () => {
    expect(refusal(() => checkOffer([], most)).code).toBe('no-files');
    for (const size of [0, -1, 0.5, Number.NaN, 2 ** 60]) expect(refusal(() => checkOffer([file('a.jpg', size)], most)).code).toBe('empty-file');
    expect(refusal(() => checkOffer([file(' ')], most)).code).toBe('no-file-name');
  });

  it('is no larger than a file may be', () => {
    expect(refusal(() => checkOffer([file('a.jpg', most)], most))).toEqual({});
    expect(refusal(() => checkOffer([file('a.jpg', most + 1)], most))).toMatchObject({
      kind: 'too-large',
      code: 'file-too-large',
      message: 'Files size cannot be greater than 1GB during the beta testing.',
    });
  });

  it('is no video under 0.9 seconds', () => {
    expect(refusal(() => checkOffer([{ ...file('a.mp4'), duration: 0.89 }], most)).code).toBe('video-too-short');
    expect(refusal(() => checkOffer([{ ...file('a.mp4'), duration: 0.9 }], most))).toEqual({});
    expect(refusal(() => checkOffer([{ ...file('a.jpg'), duration: 0 }], most))).toEqual({});
  });

  it('is a JPEG or a PNG by its extension, whatever its case', () => {
    expect(readOffer([file('a.JPG'), { ...file('b.Jpeg'), type: 'image/pjpeg' }, file('c.d.pNg')])).toEqual([
      { fileName: 'a.JPG', size: 10, type: 'image/jpeg', kind: 'IMAGE' },
      { fileName: 'b.Jpeg', size: 10, type: 'image/pjpeg', kind: 'IMAGE' },
      { fileName: 'c.d.pNg', size: 10, type: 'image/png', kind: 'IMAGE' },
    ]);
  });

  it('takes no declared type that a form could not hold or that a browser would run', () => {
    for (const type of ['text/html', 'image/svg+xml; x', 'image/a b', 'x']) expect(readOffer([{ ...file('a.jpg'), type }])[0]?.type).toBe('image/jpeg');
  });

  it('is nothing else', () => {
    for (const name of ['notes.txt', 'jpg', 'a.gif', 'photo.jpg.exe', 'photo.']) {
      expect(refusal(() => readOffer([file('a.jpg'), file(name)]))).toMatchObject({
        kind: 'unsupported',
        code: 'unsupported',
        message: 'One or more of your file`s format is not supported by Kloak!',
      });
    }
  });

  it('is none of the kinds that cannot be shown yet: that is said before anything is sent', () => {
    for (const { extensions } of fileTypes.filter(({ renderable }) => !renderable)) {
      expect(refusal(() => readOffer([file(`a.${extensions[0]}`)]))).toMatchObject({ kind: 'unsupported', code: 'unsupported' });
    }
  });

  it('keeps the files as they are, or refuses all', () => {
    const name = fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), fc.constantFrom('.jpg', '.PNG', '.mp4', '.txt', ''));
    const offered = fc.record({ fileName: name.map((parts) => parts.join('')), size: fc.integer({ min: -2, max: 2e9 }), type: fc.string() });
    fc.assert(
      fc.property(fc.array(offered, { maxLength: 120 }), (files) => {
        const { code } = refusal(() => {
          checkOffer(files, most);
          expect(readOffer(files).map(({ fileName, size }) => ({ fileName, size }))).toEqual(files.map(({ fileName, size }) => ({ fileName, size })));
        });
        const fine = files.every(({ fileName, size }) => fileName.trim() !== '' && size > 0 && size <= most && /\.(jpg|png)$/i.test(fileName));
        expect(code === undefined).toBe(fine && files.length > 0 && files.length <= 100);
      }),
    );
  });
});
