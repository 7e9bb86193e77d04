import fc from 'fast-check';
import { api } from './calls.ts';
import { readBody } from './read-body.ts';
import { secret, text } from './shapes/fields.ts';

describe('text', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['\u001b[31mred', '[31mred'],
    ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    ['\u0085\u009f', ''],
    ['half \ud83d', 'half \ufffd'],
    ['👩‍👧 שלום', '👩‍👧 שלום'],
  ])('%j is read as %j', (sent, kept) => expect(text(1000).parse(sent)).toBe(kept));

  it('is read the same when it is read again, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        const kept = text(1000).parse(value);
        expect(text(1000).parse(kept)).toBe(kept);
        expect(kept.length).toBeLessThanOrEqual(value.length);
      }),
    );
  });

  it('is counted in characters', () => {
    expect(text(3).safeParse('four').success).toBe(false);
    expect(text(3).safeParse('😀e\u0301x').success).toBe(true);
  });
});

it('a password keeps every character', () => expect(secret.parse('a\u0000b\u001b')).toBe('a\u0000b\u001b'));

describe('a list', () => {
  const read = (paging: object) => readBody(api.getAllReactions, { imageId: 'photo', profile: 'anna', ...paging });

  it('is asked for from its beginning, unless said otherwise', () => {
    expect(read({}).value?.paging).toEqual({ page: 0, perPage: 100 });
    expect(read({ page: 2, perPage: 7 }).value?.paging).toEqual({ page: 2, perPage: 7 });
    expect(read({ perPage: 1000 }).value?.paging).toEqual({ page: 0, perPage: 100 });
    expect(readBody(api.getComments, { postId: 'p', commentsPage: 3 }).value).toEqual({ item: 'p', namedAs: 'postId', paging: { page: 3, perPage: 25 } });
  });

  it('ends by number after 10,000 entries, and says how one goes on', () => {
    expect(read({ page: 100 }).fault).toBeUndefined();
    expect(read({ page: 10_000, perPage: 1 }).fault).toBeUndefined();
    for (const deep of [{ page: 101 }, { page: 10_001, perPage: 1 }, { page: Number.MAX_SAFE_INTEGER }]) {
      expect(read(deep).fault).toEqual({ kind: 'invalid', code: 'page-too-deep', message: expect.stringContaining('"before"') });
    }
    expect(read({ page: Number.MAX_SAFE_INTEGER, before: 'place' }).value?.paging).toEqual({ page: 0, perPage: 100, before: 'place' });
  });
});

describe('a fault', () => {
  it('names the field', () => {
    expect(readBody(api.getAllReactions, { imageId: 'photo', profile: 'anna', page: -1 }).fault).toEqual({
      kind: 'invalid',
      code: 'invalid',
      message: '"page" is missing or not as described.',
    });
    expect(readBody(api.uploadFiles, { profileId: 'anna', allFiles: [{ fileName: 1 }] }).fault?.message).toBe(
      '"allFiles.0.fileName" is missing or not as described.',
    );
    expect(readBody(api.verify, 'token').fault?.message).toBe('The request is not as described.');
    const posts = Array.from({ length: 101 }, (_, index) => `post${index}`);
    expect(readBody(api.changeTaken, { posts, taken: { year: 1987 }, profileId: 'anna' }).fault?.message).toBe('"posts" takes at most 100 entries.');
  });

  it('has its own words where the contract has some', () => {
    const upload = { allPosts: ['a', 'b'], profileId: 'anna' };
    const message = (mediaData: unknown) => readBody(api.publishUpload, { ...upload, mediaData }).fault?.message;
    expect(message({ title: 'Lake' })).toBe('Must select a privacy option');
    expect(message([{ privacy: 'PRIVATE' }])).toBe('"mediaData" must be one for all, or one for each of allPosts.');
    expect(readBody(api.saveComment, { content: 'x', writer: 'anna' }).fault?.message).toBe('The id of what was commented on is missing.');
    expect(readBody(api.uploadFiles, { profileId: 'anna', allFiles: [{}] }).fault?.message).toBe('Every file needs its fileName and its fileSize.');
  });
});

describe('when a file was last changed', () => {
  const read = (lastModified: unknown) => readBody(api.uploadFiles, { profileId: 'anna', allFiles: [{ fileName: 'a.jpg', fileSize: 1, lastModified }] });

  it.each([
    [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
    ['2019-12-31T23:30:00-05:00', '2019-12-31T23:30:00-05:00'],
    [-1, '1969-12-31T23:59:59.999Z'],
    [-2_208_988_800_000, '1900-01-01T00:00:00.000Z'],
    [-1e14, undefined],
    [1e15, undefined],
    [1e300, undefined],
    [null, null],
  ])('%j is read as %j, and the file is taken', (sent, kept) => {
    expect(read(sent).value?.allFiles).toMatchObject([{ fileName: 'a.jpg', lastModified: kept }]);
  });
});

describe('the name of a file', () => {
  const read = (fileName: string) => readBody(api.uploadFiles, { profileId: 'anna', allFiles: [{ fileName, fileSize: 1 }] }).value?.allFiles[0]?.fileName;

  it.each([
    ['lake\u202egpj.exe', 'lakegpj.exe'],
    ['\u2066a\u2067b\u2068c\u2069.jpg', 'abc.jpg'],
    ['\u061c\u200ea\u200f\u202a\u202b\u202c\u202d.jpg', 'a.jpg'],
    ['two\r\nlines\t.jpg', 'twolines.jpg'],
    ['שלום 👩‍👧 été.jpg', 'שלום 👩‍👧 été.jpg'],
  ])('%j is read as it is seen: %j', (sent, kept) => expect(read(sent)).toBe(kept));
});

describe('a text that is too long', () => {
  const x = (count: number) => 'x'.repeat(count);
  const title = { code: 'title-too-long', message: 'A title can have at most 2,000 characters.' };
  const description = { code: 'description-too-long', message: 'A description can have at most 20,000 characters.' };
  const album = { code: 'album-name-too-long', message: 'The name of an album can have at most 200 characters.' };
  const publish = (mediaData: object, more: object = {}) =>
    readBody(api.publishUpload, { allPosts: ['a'], profileId: 'anna', mediaData: { privacy: 'PRIVATE', ...mediaData }, ...more }).fault;
  const publishEach = (one: object) => readBody(api.publishUpload, { allPosts: ['a'], profileId: 'anna', mediaData: [{ privacy: 'PRIVATE', ...one }] }).fault;
  const changeVideo = (what: object) => readBody(api.updateOneVideo, { videoId: 'a', title: 'Lake', privacy: 'PRIVATE', ...what }).fault;
  const changeAlbum = (name: string) => readBody(api.updateAlbum, { albumId: 'a', name, privacy: 'PRIVATE' }).fault;

  it('is told in the words of its rule, wherever it stands', () => {
    expect(changeVideo({ title: x(2001) })).toMatchObject(title);
    expect(changeVideo({ description: x(20_001) })).toMatchObject(description);
    expect(publish({ title: x(2001) })).toMatchObject(title);
    expect(publishEach({ description: x(20_001) })).toMatchObject(description);
    expect(publish({}, { album: x(201) })).toMatchObject(album);
    expect(publish({}, { album: { name: x(201) } })).toMatchObject(album);
    expect(changeAlbum(x(201))).toMatchObject(album);
    expect([changeVideo({ title: x(2000), description: x(20_000) }), publish({}, { album: x(200) }), changeAlbum(x(200))]).toEqual(Array(3).fill(undefined));
  });
});

it.each(['', '  ', '\u0000'])('nobody is looked for by nothing: %j', (query) => {
  expect(readBody(api.findProfile, { query }).fault?.code).toBe('invalid');
});

it('what is published is read as one list, whichever way it is said', () => {
  const read = (mediaData: unknown) => readBody(api.publishUpload, { allPosts: ['a', { _id: 'b', fileName: 'b.jpg' }], profileId: 'anna', mediaData }).value;
  const one = { title: 'Lake', description: '', privacy: 'PRIVATE', category: 'FILM' };
  expect(read({ title: 'Lake', privacy: 'PRIVATE' })).toEqual({
    items: [
      { item: 'a', ...one },
      { item: 'b', ...one },
    ],
  });
  expect(read([one, { privacy: 'FAMILY_ONLY', category: 'PETS' }])?.items[1]).toEqual({
    item: 'b',
    title: '',
    description: '',
    privacy: 'FAMILY_ONLY',
    category: 'PETS',
  });
});
