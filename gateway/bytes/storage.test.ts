import { once } from 'node:events';
import { connect } from 'node:net';
import { ownerField } from '@kloak/platform/ports/blobs.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Image } from '@kloak/proto/api/types.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../deploy/services.ts';
import { openPhoto, postBytes, publishPhoto } from '../testing/photo.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let stranger: Person;
let photo: { id: string; image: Image };
let rendition: string;
const bytes = await drawPhoto({ seed: 1, format: 'png' });

beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, stranger] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('stranger')]);
  await connectMembers(anna, ben);
  photo = await publishPhoto(vault, anna, bytes, { title: 'Beach', privacy: 'FAMILY_ONLY' });
  rendition = photo.image.sources[0]?.url ?? '';
});
afterAll(() => vault.close());

describe('an original', () => {
  it('comes back to its owner byte for byte, where it is shown and where it is saved', async () => {
    expect(photo.image.filePath).toBe(`/storage/${photo.image.key}`);
    const shown = await anna.fetch(photo.image.filePath);
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const { fileUrl } = await anna.call('POST /api/post/download-post', { fileKey: photo.image.key });
    const saved = await anna.fetch(fileUrl);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="?beach\.png"?$/);
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true);
  });
  it('is for no relative, unless its owner lets others', async () => {
    const asked = await ben.send(`/storage/${photo.image.key}`, { method: 'GET' });
    expect(asked).toMatchObject({ status: 403, body: { success: false, code: 'downloads-withheld' } });
  });
  it('has ranges and an ETag', async () => {
    const part = await anna.fetch(photo.image.filePath, { headers: { range: 'bytes=0-7' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(0, 8)]);
    const same = await anna.fetch(photo.image.filePath, { headers: { 'if-none-match': part.headers.get('etag') ?? '', 'cache-control': 'max-age=0' } });
    expect(same.status).toBe(304);
    expect((await anna.fetch(photo.image.filePath, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length));
  });
});

describe('a rendition', () => {
  it('is what a relative sees', async () => {
    const feed = await ben.call('POST /api/profile/find-media-byfamily', { profileId: ben.id });
    expect(feed).toMatchObject({
      success: true,
      total: 1,
      profiles: [{ _id: anna.id, posts: [{ _id: photo.id, title: 'Beach', image: { status: 'READY', fileName: 'beach.png', privacyLabel: 'Family' } }] }],
    });
    const [image] = feed.profiles.flatMap(({ posts }) => posts.map((post) => post.image));
    expect(image).toMatchObject({ filePath: expect.stringMatching(/^\/storage\//), thumbNail: expect.stringMatching(/^\/storage\//), width: 64, height: 48 });
    expect((await ben.fetch(rendition)).status).toBe(200);
  });
  it('is asked for with a session, each time', async () => {
    expect((await vault.guest().fetch(rendition)).status).toBe(401);
    expect((await stranger.fetch(rendition)).status).toBe(403);
  });
  it('ends with the connection, at the answer that ended it', async () => {
    expect((await ben.fetch(rendition)).status).toBe(200);
    await anna.send('/api/connection/reject', { body: { profileFrom: anna.id, profileTo: ben.id } });
    expect((await ben.fetch(rendition)).status).toBe(403);
    expect(await ben.send('/api/post/image-post-byid', { body: { imageId: photo.id, profileId: ben.id } })).toMatchObject({ status: 403 });
    await connectMembers(anna, ben);
    expect((await ben.fetch(rendition)).status).toBe(200);
  });
  it('ends with the connection, though nobody is woken', async () => {
    const endFake = vault.harness.fake.live(() => ({ wake: () => undefined }));
    try {
      expect((await ben.fetch(rendition)).status).toBe(200);
      await anna.send('/api/connection/reject', { body: { profileFrom: anna.id, profileTo: ben.id } });
      expect((await ben.fetch(rendition)).status).toBe(403);
    } finally {
      endFake();
    }
    await connectMembers(anna, ben);
  });
  it('ends with the session', async () => {
    const visitor = await vault.join('leaving');
    await connectMembers(anna, visitor);
    const cookies = visitor.cookies();
    const asked = () => fetch(vault.base + rendition, { headers: { cookie: cookies } });
    expect((await asked()).status).toBe(200);
    await visitor.send('/api/users/logout');
    expect((await asked()).status).toBe(401);
  });
});

describe('an upload', () => {
  it('of anybody without a session is refused, whatever form they have', async () => {
    const { form } = await openPhoto(anna, bytes);
    const refused = await vault.guest().postForm(form, { fileName: 'beach.png', type: 'image/png', bytes });
    expect(refused).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  });
  it('by a form that was given to somebody else is refused, and its owner can still use it', async () => {
    const mine = await drawPhoto({ seed: 4, format: 'png' });
    const { form } = await openPhoto(anna, mine);
    expect(await ben.postForm(form, { fileName: 'beach.png', type: 'image/png', bytes: mine })).toMatchObject({ status: 403, body: { code: 'other-form' } });
    const claimed = { ...form, fields: { ...form.fields, [ownerField]: ben.id } };
    expect(await ben.postForm(claimed, { fileName: 'beach.png', type: 'image/png', bytes: mine })).toMatchObject({ status: 403, body: { code: 'other-form' } });
    expect((await postBytes(anna, form, mine)).status).toBe(204);
  });
  it('that goes on after its answer is cut off', async () => {
    const { port } = new URL(vault.base);
    const socket = connect(Number(port), 'localhost');
    const answered = once(socket, 'data');
    socket.on('error', () => undefined);
    socket.write(`POST /storage HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 100000000\r\n\r\n`);
    expect(String(await answered)).toMatch(/^HTTP\/1.1 401 /);
    const drip = setInterval(() => socket.write('x'), 100);
    // Not `once`, because the socket may end with an error.
    await new Promise((closed) => socket.on('close', closed));
    clearInterval(drip);
    expect(socket.bytesWritten).toBeLessThan(1000);
  });
  it('from a page of another site is refused', async () => {
    expect(await anna.send('/storage', { headers: { origin: 'https://evil.example' }, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'foreign-site' },
    });
  });
  it('is checked before anybody asks for it', async () => {
    const other = await drawPhoto({ seed: 3, format: 'png' });
    const { form, opened } = await openPhoto(anna, other);
    expect((await postBytes(anna, form, other)).status).toBe(204);
    await vault.harness.settled();
    const mediaData = { privacy: 'PRIVATE' } as const;
    const { posts } = await anna.call('POST /api/upload/updateAll', { mediaData, allPosts: opened.allPosts, profileId: anna.id });
    expect(posts).toHaveLength(1);
  });
});

describe('an avatar', () => {
  it('is drawn from the id, for members', async () => {
    const drawn = await anna.fetch(`/storage/avatar/${ben.id}.svg`);
    expect([drawn.status, drawn.headers.get('content-type'), drawn.headers.get('cache-control')]).toEqual([200, 'image/svg+xml', 'private, max-age=604800']);
    expect(await drawn.text()).toMatch(/^<svg /);
    expect((await vault.guest().fetch(`/storage/avatar/${ben.id}.svg`)).status).toBe(401);
    expect((await anna.fetch('/storage/avatar/a%20b.svg')).status).toBe(404);
  });
});
