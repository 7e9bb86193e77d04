import { isKindUnknown, kindByName, kindOfFile, nameWithKind } from './file-kinds.ts';
import { uploadFlows } from './upload-flows.ts';
import { checkFiles, readKinds } from './uploads.ts';

const file = (fileName: string) => ({ fileName, size: 10 });
const many = (count: number, extension: string) => Array.from({ length: count }, (_, index) => file(`f${index}.${extension}`));
function fault(flow: keyof typeof uploadFlows, files: ReturnType<typeof file>[]) {
  const rules = uploadFlows[flow];
  return checkFiles(files, undefined, rules).fault ?? readKinds(files, rules).fault;
}

describe('an upload of images alone', () => {
  const message = (count: number) => `Files must be jpg or png format and you cannot upload more than ${count} photos at once.`;

  it('takes JPEG and PNG, and says so of all else', () => {
    expect(fault('ONLY_IMAGES', [file('a.JPG'), file('b.jpeg'), file('c.png')])).toBeUndefined();
    for (const name of ['a.heic', 'a.mp4', 'a.gif'])
      expect(fault('ONLY_IMAGES', [file('b.jpg'), file(name)])).toEqual({ kind: 'unsupported', code: 'unsupported', message: message(100) });
  });

  it('takes a hundred, and says of more what the specification quotes', () => {
    expect(fault('ONLY_IMAGES', many(100, 'jpg'))).toBeUndefined();
    expect(fault('ONLY_IMAGES', many(101, 'jpg'))).toEqual({ kind: 'invalid', code: 'too-many-images', message: message(50) });
  });
});

describe('an upload of videos alone', () => {
  it('takes as many as any upload, and no image', () => {
    expect(fault('ONLY_VIDEOS', [...many(10, 'mp4'), file('a.mpg')])).toBeUndefined();
    expect(fault('ONLY_VIDEOS', many(11, 'mp4'))).toMatchObject({ code: 'too-many-mp4' });
    expect(fault('ONLY_VIDEOS', [file('a.mp4'), file('b.jpg')])).toMatchObject({ kind: 'unsupported' });
  });
});

describe('an upload of one video', () => {
  it('takes MP4 and MOV, and says so of all else', () => {
    for (const name of ['a.mp4', 'a.MOV']) expect(fault('ONE_VIDEO', [file(name)])).toBeUndefined();
    const message = 'File type is unsupported. Please upload a MP4 or MOV video.';
    for (const name of ['a.mpg', 'a.wmv', 'a.jpg']) expect(fault('ONE_VIDEO', [file(name)])).toEqual({ kind: 'unsupported', code: 'unsupported', message });
  });
});

it('a name that tells no kind gets the extension of the content type', () => {
  expect(nameWithKind('Lake', 'video/quicktime')).toBe('Lake.mov');
  expect(nameWithKind('lake.v2', 'video/mp4')).toBe('lake.v2.mp4');
  expect(nameWithKind('lake.mov', 'video/mp4')).toBe('lake.mov');
  expect(kindByName(nameWithKind('lake', 'video/x-matroska'))).toBeUndefined();
});

it.each([
  ['photo.jfif', 'image/jpeg', 'image/jpeg'],
  ['photo.jpe', '', 'image/jpeg'],
  ['photo.pjpeg', 'image/pjpeg', 'image/jpeg'],
  ['photo', 'image/jpeg', 'image/jpeg'],
  ['1000012345', 'image/pjpeg', 'image/jpeg'],
  ['photo.JPG. ', '', 'image/jpeg'],
  ['DSC0001.HIF', '', 'image/heif'],
  ['film.m4v', 'video/x-m4v', 'video/mp4'],
  ['film.qt', '', 'video/quicktime'],
  ['00001.MTS', '', 'video/mpeg'],
  ['00001.m2ts', 'video/mp2t', 'video/mpeg'],
  ['recording.ts', 'video/mp2t', 'video/mpeg'],
  ['recording', 'video/mp2t', 'video/mpeg'],
  ['photo.gif', 'image/jpeg', 'image/jpeg'],
  ['film of 1. 7. at the lake', 'video/mpeg', 'video/mpeg'],
])('%s, said to be "%s", is %s', (fileName, type, kind) => expect(kindOfFile({ fileName, type })?.type).toBe(kind));

it.each([
  ['photo', ''],
  ['photo.gif', ''],
  ['letter', 'text/plain'],
])('%s, said to be "%s", is none of ours', (fileName, type) => expect(kindOfFile({ fileName, type })).toBeUndefined());

describe('what tells no kind', () => {
  it.each(['1000012345', 'photo', 'image.jpg.1', 'IMG_0001.jpg_original', 'a.bin', 'b.tmp', 'download.part', 'photo.', 'jpg'])(
    'may be any, by its name: %s',
    (fileName) => {
      for (const type of [undefined, '', 'application/octet-stream', 'binary/octet-stream', 'IMAGE/*']) {
        expect(isKindUnknown({ fileName, type })).toBe(true);
        for (const flow of ['UPLOAD_FLOW_UNSPECIFIED', 'ONLY_IMAGES', 'ONLY_VIDEOS', 'ONE_VIDEO'] as const)
          expect(readKinds([{ fileName, type }], uploadFlows[flow]).value).toHaveLength(1);
      }
      expect(isKindUnknown({ fileName, type: 'text/plain' })).toBe(false);
    },
  );

  it.each(['a.jpg', 'a.gif', 'notes.txt', 'photo.jpg.exe', 'page.html'])('is not what says what it is: %s', (fileName) => {
    expect(isKindUnknown({ fileName })).toBe(false);
  });

  it('is thought to be what an upload takes', () => {
    const kindIn = (flow: keyof typeof uploadFlows) => readKinds([file('a')], uploadFlows[flow]).value?.[0]?.type;
    expect([kindIn('UPLOAD_FLOW_UNSPECIFIED'), kindIn('ONLY_IMAGES'), kindIn('ONLY_VIDEOS'), kindIn('ONE_VIDEO')]).toEqual([
      ...['image/jpeg', 'image/jpeg'],
      ...['video/mp4', 'video/mp4'],
    ]);
  });
});
