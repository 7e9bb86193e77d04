import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Body, UploadForm } from '@kloak/proto/api/types.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { loadServices } from '../../../deploy/services.ts';
import { postAll } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = [await vault.join('anna'), await vault.join('ben')];
});
afterAll(() => vault.close());

type Media = Extract<Body<'POST /api/post/uploadAll'>['mediaData'], unknown[]>;

const usage = async () => (await anna.call('POST /api/users/getDataUsage', { profileId: anna.id })).dataUsage;
const send = (path: string, body: object) => anna.send(path, { body: { profileId: anna.id, ...body } });
const arrive = (forms: readonly UploadForm[], files: readonly Buffer[]) => postAll(vault, anna, forms, files);
const imageOf = async (imageId = '') => (await anna.call('POST /api/post/image-post-byid', { imageId, profileId: anna.id })).post;
const png = (seed: number) => drawPhoto({ seed, format: 'png' });
const preview = () => drawPhoto({ seed: 1 });
const refused = (status: number, message: string) => ({ status, body: { success: false, message, requestId: expect.any(String) } });
const onlyImages = (count: number) => `Files must be jpg or png format and you cannot upload more than ${count} photos at once.`;

describe('what is said once for very many files', () => {
  const about = { description: '\u{1f600}'.repeat(20_000), privacy: 'PRIVATE' };
  const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}.jpg`);

  it('is not repeated for more files than an upload takes, and they are refused in its words', async () => {
    const allFiles = many(1000).map((fileName) => ({ fileName, fileSize: 1000 }));
    expect(await send('/api/post/uploadAll', { mediaData: about, allFiles })).toMatchObject(refused(400, 'You cannot upload more than 100 images at once!'));
    expect(await send('/api/image/uploadImages', { ...about, imageData: allFiles })).toMatchObject(refused(400, onlyImages(50)));
  });

  it('is refused in words where it is too long for so many posts', async () => {
    expect(await send('/api/upload/updateAll', { mediaData: about, allPosts: many(500).map(() => crypto.randomUUID()) })).toMatchObject({
      status: 400,
      body: { code: 'too-long-for-all' },
    });
  });
});

describe('all in one', () => {
  it('is published when it has arrived, each file as was said of it, in one album', async () => {
    const [lake, hill, thumb] = [await png(1), await png(2), await preview()];
    const file = (fileName: string, bytes: Buffer) => ({ fileName, fileSize: bytes.length, type: 'image/png' });
    const opened = await anna.call('POST /api/post/uploadAll', {
      mediaData: [
        { ...file('lake.png', lake), title: 'Lake' },
        { ...file('hill.png', hill), privacy: 'PRIVATE' },
      ],
      thumbData: ['lake-small.jpg', 'hill-small.jpg'].map((fileName) => ({ fileName, fileSize: thumb.length, type: 'image/jpeg' })),
      privacy: 'FAMILY_ONLY',
      description: 'On the way',
      album: 'Walks',
      testing: true,
      profileId: anna.id,
    });
    expect(opened.promises.map(({ fileName }) => fileName)).toEqual(['lake.png', 'hill.png', 'lake-small.jpg', 'hill-small.jpg']);
    const [first, second] = opened.allPosts.map(({ _id }) => _id);
    expect(await anna.send('/api/post/image-post-byid', { body: { imageId: first, profileId: anna.id } })).toMatchObject({ status: 404 });
    await arrive(opened.promises, [lake, hill, thumb, thumb]);
    const posts = [await imageOf(first), await imageOf(second)];
    expect(posts).toMatchObject([
      { title: 'Lake', image: { privacyLabel: 'Family', description: 'On the way', status: 'READY' } },
      { title: 'hill', image: { privacyLabel: 'Private', description: 'On the way' } },
    ]);
    const albums = posts.map(({ image }) => image?.album);
    expect(albums).toEqual([albums[0], albums[0]]);
    expect(await anna.call('POST /api/post/posts-by-album', { albumId: albums[0] ?? '', profileId: anna.id })).toMatchObject({
      total: 2,
      album: { name: 'Walks', privacy: 'PRIVATE' },
    });
    expect((await anna.call('POST /api/users/getProfile', { username: 'anna' })).profile.uploadCount).toBe(1);

    const { posts: again, duplicates } = await anna.call('POST /api/upload/updateAll', {
      mediaData: { privacy: 'PRIVATE' },
      allPosts: opened.allPosts,
      profileId: anna.id,
    });
    expect([again.map(({ title }) => title), duplicates]).toEqual([['Lake', 'hill'], undefined]);
    expect((await anna.call('POST /api/users/getProfile', { username: 'anna' })).profile.uploadCount).toBe(1);
  });

  it('may say of the files in allFiles, and for all of them once', async () => {
    const bytes = await png(3);
    const opened = await anna.call('POST /api/post/uploadAll', {
      allFiles: [{ name: 'dawn.png', size: bytes.length }],
      mediaData: { title: 'Dawn', privacy: 'PRIVATE', privacyLabel: 'Family' },
      profileId: anna.id,
    });
    await arrive(opened.promises, [bytes]);
    expect(await imageOf(opened.allPosts[0]?._id)).toMatchObject({ title: 'Dawn', image: { privacyLabel: 'Private', fileName: 'dawn.png' } });
  });

  it('is refused whole, in words and with nothing reserved', async () => {
    const before = await usage();
    const one = { fileName: 'a.png', fileSize: 10, privacy: 'PRIVATE' };
    const upload = (body: object) => send('/api/post/uploadAll', body);
    for (const privacy of [undefined, '', 'PUBLIC'])
      expect(await upload({ mediaData: [{ ...one, privacy }] })).toMatchObject(refused(400, 'Must select a privacy option'));
    expect(await upload({ mediaData: [{ ...one, fileName: 'a.gif' }] })).toMatchObject(
      refused(415, 'One or more of your file`s format is not supported by Kloak!'),
    );
    expect(await upload({ mediaData: [{ ...one, fileSize: 1e9 + 1 }] })).toMatchObject({ status: 413, body: { code: 'file-too-large' } });
    expect(await upload({ mediaData: [one], thumbData: [{ fileName: 't.jpg', fileSize: 3e6 }] })).toMatchObject({
      status: 413,
      body: { code: 'preview-too-large' },
    });
    const large = { ...one, fileSize: 1e9 + 1 };
    const wrong: object[] = [
      { mediaData: [large, { ...one, fileSize: 0 }] },
      { mediaData: [large], thumbData: [{ fileName: 't.jpg', fileSize: 0 }] },
      {},
      { mediaData: [] },
      { mediaData: 'a.png' },
      { mediaData: [{ privacy: 'PRIVATE' }] },
      { mediaData: { privacy: 'PRIVATE' } },
      { mediaData: [one], allFiles: [] },
      { mediaData: [{ ...one, fileSize: 0 }] },
      { mediaData: [{ ...one, fileName: `${'x'.repeat(252)}.png` }] },
      { mediaData: [{ ...one, fileName: 'x'.repeat(2000) }] },
      { mediaData: [{ ...one, title: 'x'.repeat(2001) }] },
      { mediaData: [one, one], thumbData: [{ fileName: 't.jpg', fileSize: 9 }] },
      { mediaData: [one], album: 'x'.repeat(201) },
      { mediaData: Array.from({ length: 101 }, () => one) },
    ];
    for (const body of wrong) expect(await upload(body)).toMatchObject({ status: 400, body: { success: false, code: expect.any(String) } });
    expect(await upload({ mediaData: [one], profileId: ben.id })).toMatchObject({ status: 403 });
    expect(await usage()).toEqual(before);
  });

  it('is called by what can be seen of the name of its file', async () => {
    const bytes = await png(5);
    const file = (fileName: string) => ({ fileName, fileSize: bytes.length, privacy: 'PRIVATE' as const });
    const opened = await anna.call('POST /api/post/uploadAll', { mediaData: [file('\u202elake\u2069\n.png')], profileId: anna.id });
    await arrive(opened.promises, [bytes]);
    expect(await imageOf(opened.allPosts[0]?._id)).toMatchObject({ title: 'lake', image: { fileName: 'lake.png' } });
    expect(await send('/api/post/uploadAll', { mediaData: [file('lake\u202egnp.exe')] })).toMatchObject({ status: 415 });
  });

  it('is taken without a preview that is no JPEG', async () => {
    const [bytes, thumb] = [await png(4), await preview()];
    const file = (fileName: string) => ({ fileName, fileSize: bytes.length, privacy: 'PRIVATE' as const });
    const opened = await anna.call('POST /api/post/uploadAll', {
      mediaData: [file('dusk.png'), file('noon.png')],
      thumbData: [
        { fileName: 'dusk-small.png', fileSize: 3e6, type: 'image/png' },
        { fileName: 'noon-small.jpg', fileSize: thumb.length, type: 'image/jpeg' },
      ],
      profileId: anna.id,
    });
    expect(opened.promises.map(({ fileName }) => fileName)).toEqual(['dusk.png', 'noon.png', 'noon-small.jpg']);
    await anna.call('POST /api/upload/cancel', { uploadId: opened.uploadId, profileId: anna.id });
    const allImages = opened.allImages.slice(0, 1);
    const allFiles = [{ fileName: 'dusk-small.png', fileSize: 9, type: 'image/png' }];
    expect(await send('/api/upload/uploadImageThumbs', { allFiles, allImages })).toMatchObject({ status: 415 });
  });

  it('answers a repeat under one key as the first time', async () => {
    const body = { mediaData: [{ fileName: 'key.png', fileSize: 10, privacy: 'PRIVATE' }], album: 'Keyed', profileId: anna.id };
    const ask = () => anna.send('/api/post/uploadAll', { body, key: 'all-in-one' });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.body.allPosts, again.body.uploadId]).toEqual([200, first.body.allPosts, first.body.uploadId]);
    await anna.call('POST /api/upload/cancel', { uploadId: String(first.body.uploadId), profileId: anna.id });
  });
});

describe('images alone', () => {
  it('are published when they have arrived, but for the one whose bytes are none', async () => {
    const [fine, notes] = [await png(10), Buffer.from('dear diary '.repeat(30))];
    const imageData: Media = [
      { fileName: 'fine.png', fileSize: fine.length, title: 'Fine' },
      { fileName: 'notes.jpg', fileSize: notes.length },
    ];
    const { promises, allPosts } = await anna.call('POST /api/image/uploadImages', { imageData, privacy: 'PRIVATE', savedImages: ['x'], profileId: anna.id });
    await arrive(promises, [fine, notes]);
    expect(await imageOf(allPosts[0]?._id)).toMatchObject({ title: 'Fine', image: { status: 'READY' } });
    expect(await send('/api/post/image-post-byid', { imageId: allPosts[1]?._id })).toMatchObject({ status: 404 });
  });

  it('are JPEG or PNG, and at most 100', async () => {
    const of = (count: number, extension: string) =>
      Array.from({ length: count }, (_, index) => ({ fileName: `${index}.${extension}`, fileSize: 10, privacy: 'PRIVATE' }));
    expect(await send('/api/image/uploadImages', { imageData: of(101, 'jpg') })).toMatchObject(refused(400, onlyImages(50)));
    for (const extension of ['heic', 'mp4', 'gif'])
      expect(await send('/api/image/uploadImages', { imageData: of(1, extension) })).toMatchObject(refused(415, onlyImages(100)));
    expect(await send('/api/image/uploadImages', { imageData: of(1, 'jpg').map(({ fileName, fileSize }) => ({ fileName, fileSize })) })).toMatchObject(
      refused(400, 'Must select a privacy option'),
    );
  });
});

describe('one video', () => {
  const said = { title: 'Waves', privacy: 'FAMILY_ONLY', category: 'SPORTS', key: 'uploads/anna/waves.mov', fileType: 'video/quicktime' };
  const upload = (body: object) => anna.send('/api/video/uploadfiles', { body: { writer: anna.id, fileSize: 1000, ...said, ...body } });

  it('is published with its thumbnail when it has arrived', async () => {
    const [film, thumb] = [await drawVideo({ fileName: 'a.mov' }), await preview()];
    const { promises, data } = await anna.call('POST /api/video/uploadfiles', {
      writer: anna.id,
      title: 'Waves',
      description: 'Cold',
      privacy: 'FAMILY_ONLY',
      privacyLabel: 'Family',
      category: 'SPORTS',
      filePath: 'uploads/anna/waves.mov',
      key: 'uploads/anna/waves.mov',
      duration: 1.6,
      thumbNail: 'uploads/anna/waves.jpg',
      thumbSize: thumb.length,
      fileSize: film.length,
      fileType: 'video/quicktime',
    });
    expect(promises.map(({ fileName }) => fileName)).toEqual(['waves.mov', 'waves.jpg']);
    await arrive(promises, [film, thumb]);
    const { post } = await anna.call('POST /api/post/video-post-byid', { videoId: data._id, profileId: anna.id });
    expect(post).toMatchObject({
      title: 'Waves',
      video: { description: 'Cold', category: 'SPORTS', type: 'video/quicktime', fileName: 'waves.mov', status: 'READY' },
    });
  });

  it('needs no name and no thumbnail', async () => {
    const { data, promises } = (await upload({ thumbSize: 0, key: null, fileType: 'video/mp4' })).body;
    expect(promises).toMatchObject([{ fileName: 'video.mp4' }]);
    expect(data).toMatchObject({ _id: expect.any(String) });
  });

  it('has a title and a privacy, lasts 0.9 seconds, and is MP4 or MOV of at most 1 GB', async () => {
    const before = await usage();
    for (const title of ['', ' ', null]) expect(await upload({ title })).toMatchObject(refused(400, 'Title is required'));
    expect(await upload({ privacy: '' })).toMatchObject(refused(400, 'Must select a privacy option'));
    expect(await upload({ duration: 0.89 })).toMatchObject(refused(400, 'video is too short.'));
    expect(await upload({ fileSize: 1e9 + 1 })).toMatchObject(refused(413, 'Files size cannot be greater than 1GB during the beta testing.'));
    const text = 'File type is unsupported. Please upload a MP4 or MOV video.';
    for (const key of ['a.wmv', 'a.jpg']) expect(await upload({ key })).toMatchObject(refused(415, text));
    expect(await upload({ key: 'a', fileType: 'video/x-matroska' })).toMatchObject(refused(415, text));
    expect(await upload({ category: 'HORROR' })).toMatchObject({ status: 400 });
    expect(await upload({ writer: ben.id })).toMatchObject({ status: 403 });
    expect(await usage()).toEqual(before);
  });
});

describe('converted files', () => {
  it('are opened as any upload, and published when that is asked for', async () => {
    const film = await drawVideo({ fileName: 'a.mp4' });
    const opened = await anna.call('POST /api/upload/uploadConvertedFiles', {
      allFiles: [{ fileName: 'tide.mp4', fileSize: film.length, type: 'video/mp4' }],
      profileId: anna.id,
    });
    const [video] = opened.allVideos;
    expect(opened.allPosts).toEqual([{ _id: video?._id, fileName: 'tide.mp4', video: video?._id }]);
    const size = () => send('/api/upload/checkFileSize', { key: video?.key });
    expect(await size()).toMatchObject({ status: 409, body: { code: 'not-arrived', missing: ['tide.mp4'] } });
    await arrive(opened.promises, [film]);
    expect(await size()).toMatchObject({ status: 200, body: { success: true, fileSize: film.length } });
    expect(await send('/api/post/video-post-byid', { videoId: video?._id })).toMatchObject({ status: 404 });
    const { posts } = await anna.call('POST /api/upload/updateAll', { mediaData: { title: 'Tide', privacy: 'PRIVATE' }, ...opened, profileId: anna.id });
    expect(posts).toMatchObject([{ _id: video?._id, title: 'Tide' }]);
    await untilFound('it plays', async () => {
      const { post } = await anna.call('POST /api/post/video-post-byid', { videoId: video?._id ?? '', profileId: anna.id });
      return post.video?.status === 'READY' ? post : undefined;
    });
  });

  it('are videos', async () => {
    expect(await send('/api/upload/uploadConvertedFiles', { allFiles: [{ fileName: 'a.jpg', fileSize: 10 }] })).toMatchObject({
      status: 415,
      body: { code: 'unsupported' },
    });
  });

  it('need no keys of others', async () => {
    expect(await anna.call('POST /api/upload/retrieve-convert-key', { profileId: anna.id })).toEqual({ success: true, keys: [] });
  });
});

it('the size of what others upload is not told', async () => {
  const { promises } = await anna.call('POST /api/upload/uploadFilesV2', { allFiles: [{ fileName: 'a.jpg', fileSize: 10 }], profileId: anna.id });
  for (const key of [promises[0]?.key, promises[0]?.fields.key, 'original/x/y', 'nonsense']) {
    expect(await ben.send('/api/upload/checkFileSize', { body: { key } })).toMatchObject({ status: 404, body: { code: 'no-upload' } });
  }
  for (const key of [undefined, '', 'a b', 'x'.repeat(513), { _id: 'x' }])
    expect(await ben.send('/api/upload/checkFileSize', { body: { key } })).toMatchObject({ status: 400 });
});
