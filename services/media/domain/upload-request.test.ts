import { Refusal } from '@kloak/platform/errors.ts';
import fc from 'fast-check';
import { acceptFiles } from './upload-request.ts';

const file = (fileName: string, size = 10) => ({ fileName, size, type: '' });
const maxBytes = 1e9;
type Flow = Parameters<typeof acceptFiles>[1];
const accept = (files: Parameters<typeof acceptFiles>[0], flow?: Flow) => acceptFiles(files, flow, maxBytes);

function refusal(action: () => unknown): Partial<Refusal> {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return {};
}

describe('the files of an upload', () => {
  it('are photographs by their extensions, whatever the case', () => {
    expect(accept([file('a.JPG'), { ...file('b.Jpeg'), type: 'image/pjpeg' }, file('c.d.pNg'), file('e.HEIC')]).accepted).toEqual([
      { fileName: 'a.JPG', size: 10, type: 'image/jpeg', kind: 'IMAGE' },
      { fileName: 'b.Jpeg', size: 10, type: 'image/pjpeg', kind: 'IMAGE' },
      { fileName: 'c.d.pNg', size: 10, type: 'image/png', kind: 'IMAGE' },
      { fileName: 'e.HEIC', size: 10, type: 'image/heic', kind: 'IMAGE' },
    ]);
  });

  it('keep when they were last changed, where that was said', () => {
    const lastModified = '2024-01-01T00:30:00+13:00';
    const { accepted } = accept([{ ...file('a.jpg'), lastModified }, file('b.jpg')]);
    expect(accepted.map((one) => one.lastModified)).toEqual([lastModified, undefined]);
  });

  it('are signed for no declared type that a form could not hold or that a browser would run', () => {
    for (const type of ['text/html', 'image/svg+xml; x', 'image/a b', 'x']) expect(accept([{ ...file('a.jpg'), type }]).accepted[0]?.type).toBe('image/jpeg');
  });

  it('may tell no kind, which their bytes decide', () => {
    for (const type of ['', 'application/octet-stream']) {
      expect(accept([{ ...file('1000012345'), type }]).accepted).toEqual([{ fileName: '1000012345', size: 10, type: 'image/jpeg', kind: 'IMAGE' }]);
      expect(accept([{ ...file('1000012345'), type }], 'ONLY_VIDEOS').accepted).toMatchObject([{ type: 'video/mp4', kind: 'VIDEO' }]);
    }
  });

  it('are of no other type', () => {
    for (const name of ['notes.txt', 'a.gif', 'photo.jpg.exe']) {
      expect(accept([file('a.jpg'), file(name)]).refusal).toMatchObject({
        kind: 'unsupported',
        code: 'unsupported',
        message: 'One or more of your file`s format is not supported by Kloak!',
      });
    }
  });

  it('are accepted as they are, or all refused', () => {
    const name = fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), fc.constantFrom('.jpg', '.PNG', '.gif', '.txt', ''));
    const requested = fc.record({ fileName: name.map((parts) => parts.join('')), size: fc.integer({ min: -2, max: 2e9 }), type: fc.string() });
    fc.assert(
      fc.property(fc.array(requested, { maxLength: 120 }), (files) => {
        const { code } = refusal(() => {
          const { accepted, refusal: unsupported } = accept(files);
          if (unsupported) throw unsupported;
          expect(accepted.map(({ fileName, size }) => ({ fileName, size }))).toEqual(files.map(({ fileName, size }) => ({ fileName, size })));
        });
        const isNone = /\.(?!\d+[\s.]*$)[a-z\d]{1,8}[\s.]*$/i;
        const isKind = ({ fileName, type }: (typeof files)[number]) => /\.(jpg|png)$/i.test(fileName) || (type === '' && !isNone.test(fileName));
        const fine = files.every((one) => one.fileName.trim() !== '' && one.size > 0 && one.size <= maxBytes && isKind(one));
        expect(code === undefined).toBe(fine && files.length > 0 && files.length <= 100);
      }),
    );
  });
});

describe('what is published on arrival', () => {
  const said = { title: ' Lake ', description: '', privacy: 'PRIVATE', category: '' } as const;
  const read = { title: 'Lake', description: '', privacy: 'PRIVATE', category: 'FILM' };
  const titleOf = ({ accepted }: ReturnType<typeof accept>) => accepted[0]?.onArrival?.title;

  it('is read with its file, and called like it where it has no title', () => {
    const files = [{ ...file('a.jpg'), onArrival: said }, file('b.jpg')];
    expect(accept(files).accepted).toMatchObject([{ onArrival: read }, { fileName: 'b.jpg' }]);
    expect(accept(files).accepted[1]).not.toHaveProperty('onArrival');
    expect(titleOf(accept([{ ...file('lake.jpg'), onArrival: { ...said, title: ' ' } }]))).toBe('lake');
  });

  it('is said to be wrong before a file is said to be too large', () => {
    const large = file('a.mp4', maxBytes + 1);
    expect(refusal(() => accept([{ ...large, onArrival: { ...said, title: ' ' } }], 'ONE_VIDEO')).code).toBe('no-title');
    expect(refusal(() => accept([{ ...large, onArrival: said }], 'ONE_VIDEO')).code).toBe('file-too-large');
  });

  it('needs a privacy; a video that comes alone a title, too', () => {
    const nameless = [{ ...file('a.mp4'), onArrival: { ...said, title: ' ' } }];
    expect(titleOf(accept(nameless))).toBe('a');
    expect(() => accept(nameless, 'ONE_VIDEO')).toThrow('Title is required');
    const forNobody = [{ ...file('a.mp4'), onArrival: { ...said, privacy: 'PRIVACY_UNSPECIFIED' as const } }];
    expect(() => accept(forNobody)).toThrow('Must select a privacy option');
  });
});
