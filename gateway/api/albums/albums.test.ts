// Albums in the public API.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let dora: Person;
let shared: string;
let secret: string;
let album: string;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, dora] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('dora')]);
  await connectMembers(anna, ben);
  shared = (await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { privacy: 'FAMILY_ONLY' })).id;
  secret = (await publishPhoto(vault, anna, await drawPhoto({ seed: 2, format: 'png' }), { privacy: 'PRIVATE' })).id;
  const named = { album: { name: 'Lake', description: 'June' }, posts: [secret, shared], privacy: 'FAMILY_ONLY' as const, profileId: anna.id };
  album = (await anna.call('POST /api/image/add-to-album', named)).album._id;
});
afterAll(() => vault.close());

const look = (who: Person, albumId = album) => who.call('POST /api/post/posts-by-album', { albumId, profileId: who.id });
const failed = (code: string) => ({ success: false, code, message: expect.any(String), requestId: expect.any(String) });

it('are listed for their owner and for relatives, with what each may see', async () => {
  const mine = await anna.call('POST /api/image/my-albums', { profileId: anna.id });
  expect(mine).toMatchObject({ total: 1, albums: [{ _id: album, name: 'Lake', description: 'June', privacyLabel: 'Family', count: 2, sharedCount: 1 }] });
  const [own] = mine.albums;
  expect(own).toMatchObject({ writer: { _id: anna.id }, cover: { _id: shared }, thumbnail: own?.cover?.image?.thumbNail });
  expect(await ben.call('POST /api/image/album-by-profile', { profileId: anna.id })).toMatchObject({
    total: 1,
    albums: [{ count: 1, cover: { _id: shared } }],
  });
  expect(await dora.call('POST /api/image/album-by-profile', { profileId: anna.id })).toMatchObject({ albums: [], total: 0 });
  expect(await dora.send('/api/image/my-albums', { body: { profileId: anna.id } })).toMatchObject({ status: 403, body: failed('not-you') });
});

it('show their posts, and their images alone', async () => {
  expect(await look(ben)).toMatchObject({ album: { _id: album }, posts: [{ _id: shared }], total: 1 });
  expect(await look(anna)).toMatchObject({ posts: [{ _id: shared }, { _id: secret }], total: 2 });
  expect(await ben.call('POST /api/image/getImageByAlbum', { albumId: album })).toMatchObject({ imageList: [{ _id: shared }], total: 1 });
  expect((await anna.call('POST /api/post/image-post-byid', { imageId: secret, profileId: anna.id })).post.image?.album).toBe(album);
  expect((await ben.call('POST /api/post/image-post-byid', { imageId: shared, profileId: ben.id })).post.image?.album).toBeUndefined();
  expect(await dora.send('/api/post/posts-by-album', { body: { albumId: album, profileId: dora.id } })).toMatchObject({
    status: 403,
    body: failed('not-yours'),
  });
  expect(await dora.send('/api/post/posts-by-album', { body: { albumId: 'never', profileId: dora.id } })).toMatchObject({
    status: 404,
    body: failed('no-album'),
  });
});

it('are changed in the words of the specification', async () => {
  const change = (body: object) => anna.send('/api/image/updateAlbum', { body: { albumId: album, name: 'Lake', privacy: 'FAMILY_ONLY', ...body } });
  expect(await change({ name: ' ' })).toMatchObject({ status: 400, body: { ...failed('no-album-name'), message: 'Album must have a name' } });
  expect(await change({ privacy: '' })).toMatchObject({ status: 400, body: { message: 'Must select a privacy option' } });
  const narrowed = await change({ privacy: 'PRIVATE', privacyLabel: 'Family', description: 'July' });
  expect(narrowed).toMatchObject({ status: 200, body: { updatedAlbum: { name: 'Lake', description: 'July', privacyLabel: 'Private' } } });
  expect(await ben.send('/api/post/posts-by-album', { body: { albumId: album, profileId: ben.id } })).toMatchObject({ status: 403 });
  expect(await change({ alsoItems: true })).toMatchObject({ status: 200, body: { updatedAlbum: { count: 2, sharedCount: 2 } } });
  expect(await look(ben)).toMatchObject({ total: 2 });
});

it('are an upload’s, by name', async () => {
  const file = { fileName: 'more.png', type: 'image/png', bytes: await drawPhoto({ seed: 3, format: 'png' }) };
  const opened = await openUpload(anna, [file]);
  await postFile(anna, opened, file);
  const publish = (more: object) =>
    anna.send('/api/upload/updateAll', {
      body: { mediaData: { privacy: 'FAMILY_ONLY' }, allPosts: opened.allPosts, allImages: opened.allImages, allVideos: [], profileId: anna.id, ...more },
    });
  for (const album of ['', { name: '  ' }, null]) expect((await publish({ album })).body).not.toHaveProperty('album');
  expect(await publish({ album: 'LAKE' })).toMatchObject({ status: 200, body: { album: { _id: album, name: 'Lake', count: 3 } } });
  expect(await publish({ album: { name: 'x'.repeat(201) } })).toMatchObject({ status: 400 });
  expect(await publish({ album: { name: 'Else', description: 'All else' } })).toMatchObject({ body: { album: { description: 'All else', count: 1 } } });
});

it('lose what is taken out of them, and are deleted, and what was in them stays', async () => {
  const chosen = await anna.call('POST /api/image/choose-album-cover', { albumId: album, postId: secret, profileId: anna.id });
  expect(chosen.album.cover?._id).toBe(secret);
  const left = await anna.call('POST /api/image/remove-from-album', { albumId: { _id: album }, posts: [secret], profileId: anna.id });
  expect(left.album).toMatchObject({ count: 2, cover: { _id: shared } });
  const headers = { 'idempotency-key': 'delete-album-1' };
  for (let time = 0; time < 2; time += 1)
    expect(await anna.send('/api/image/deleteAlbumById', { body: { albumId: album, profileId: anna.id }, headers })).toMatchObject({ status: 200 });
  for (const who of [anna, ben])
    expect(await who.send('/api/post/posts-by-album', { body: { albumId: album, profileId: who.id } })).toMatchObject({ status: 404 });
  expect(await ben.call('POST /api/post/image-post-byid', { imageId: shared, profileId: ben.id })).toMatchObject({ post: { _id: shared } });
});
