// Pictures of members, through the front door.
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { drawHalves, drawPhoto, meanColour } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { changeAvatar, postAvatar } from '../../testing/avatar.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let stranger: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, stranger] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('cleo')]);
  await connectMembers(anna, ben);
});
afterAll(() => vault.close());

const face = (seed: number) => drawPhoto({ seed, width: 640, height: 480 });
const imageOf = async ({ call }: Person) => {
  const auth = await call('GET /api/users/auth', {});
  return auth.isAuth ? auth.image : '';
};
const statusOf = async ({ fetch }: Pick<Person, 'fetch'>, path: string) => (await fetch(path)).status;
const blobKeys = (prefix: string) => Array.fromAsync(vault.harness.platform.blobs.list(prefix));

describe('a picture of oneself', () => {
  it('stands for its member wherever the member is seen', async () => {
    const item = await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { title: 'Beach', privacy: 'FAMILY_ONLY' });
    await anna.call('POST /api/comment/saveComment', { content: 'Hello', writer: anna.id, imagePostId: item.id });
    await anna.call('POST /api/image/addImageReaction', { imageId: item.id, profile: anna.id, reactionType: 'Love' });
    const image = await changeAvatar(anna, await face(2));
    expect(image).toMatch(new RegExp(`^/storage/avatar/${anna.id}/[\\w-]+\\.webp$`));
    await vault.harness.settled();

    expect(await imageOf(anna)).toBe(image);
    const { connections } = await ben.call('GET /api/connection/all/{profileId}', { profileId: ben.id });
    expect(connections.friends[0]?.image).toBe(image);
    const { post } = await ben.call('POST /api/post/image-post-byid', { imageId: item.id, profileId: ben.id });
    expect([post.writer.image, post.image?.writer.image]).toEqual([image, image]);
    const { comments } = await ben.call('POST /api/comment/getImageComments', { imageId: item.id });
    const { reactions } = await ben.call('POST /api/image/getAllReactions', { imageId: item.id, profile: ben.id });
    expect([comments[0]?.writer.image, reactions[0]?.profile.image]).toEqual([image, image]);
    const { profiles } = await ben.call('POST /api/profile/find-media-byfamily', { profileId: ben.id });
    expect(profiles[0]?.image).toBe(image);
    const { profile } = await stranger.call('POST /api/users/getProfile', { username: 'anna' });
    expect(profile).toEqual({ _id: anna.id, username: 'anna', image, posts: [] });
  });

  it('is a small WebP, for whoever is signed in, and is kept by the browser', async () => {
    const image = await imageOf(anna);
    const response = await stranger.fetch(image);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=604800',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.length).toBeLessThan(100_000);
    expect(await statusOf(vault.guest(), image)).toBe(401);
  });

  it('goes with its bytes when another takes its place, and what was posted is never served', async () => {
    const before = await imageOf(anna);
    const image = await changeAvatar(anna, await face(3));
    await vault.harness.settled();
    expect(image).not.toBe(before);
    expect(await Promise.all([before, image].map((path) => statusOf(anna, path)))).toEqual([404, 200]);
    expect(await blobKeys('avatar/')).toEqual([image.replace('/storage/', '')]);
    expect(await blobKeys('incoming-avatar/')).toEqual([]);
  });

  it('is the square of the photograph in which its owner placed it', async () => {
    const bytes = await drawHalves('#c81e1e', '#1e1ec8');
    const colourOf = async (square: Record<string, string>) => {
      const { status, body } = await postAvatar(anna, { bytes }, square);
      expect(status).toBe(200);
      const shown = Buffer.from(await (await anna.fetch(String(body.image))).arrayBuffer());
      return (await meanColour(shown)).map((mean) => mean > 100);
    };
    expect(await colourOf({ left: '0' })).toEqual([true, false, false]);
    expect(await colourOf({ left: '1', top: '0.5', side: '0.3333333333333333' })).toEqual([false, false, true]);
  });

  it.each<Record<string, string>>([{ left: '1.5' }, { top: '-1' }, { side: '0.1' }, { side: '' }, { left: 'x' }, { left: '1e-1' }])(
    'is not taken with what is no square: %j',
    async (square) => {
      expect(await postAvatar(anna, { bytes: await face(2) }, square)).toMatchObject({ status: 400, body: { success: false } });
    },
  );

  describe('that is sent with a key', () => {
    const form = (photo: Buffer, key: string) => {
      const fields = new FormData();
      fields.set('profileId', anna.id);
      fields.set('userId', anna.id);
      fields.set('file', new Blob([new Uint8Array(photo)]), 'me.jpg');
      return { method: 'POST', body: fields, headers: { 'idempotency-key': key } };
    };
    const send = async (photo: Buffer, key: string): Promise<Record<string, unknown>> =>
      JSON.parse(await (await anna.fetch('/api/users/updateUserImage', form(photo, key))).text());
    const reused = { success: false, code: 'key-reused' };

    it('is changed once for it', async () => {
      const bytes = await face(4);
      const first = await send(bytes, 'avatar-1');
      expect(first).toMatchObject({ success: true, ready: true });
      expect(await send(bytes, 'avatar-1')).toEqual(first);
      expect(await send(await face(5), 'avatar-1')).toMatchObject(reused);
      expect(await imageOf(anna)).toBe(first.image);
    });

    it('is the one that came first, though another comes under the key while it is made ready', async () => {
      const isRead = Promise.withResolvers<void>();
      const endFake = vault.harness.fake.blobs(({ read }) => ({
        async read(...asked) {
          await isRead.promise;
          return read(...asked);
        },
      }));
      const first = send(await face(8), 'avatar-2');
      await until('it is asked for', async () => {
        const auth = await anna.call('GET /api/users/auth', {});
        return auth.isAuth && auth.imagePending === true;
      });
      expect(await send(await face(9), 'avatar-2')).toMatchObject(reused);
      isRead.resolve();
      endFake();
      expect(await first).toMatchObject({ success: true, ready: true });
    });
  });

  it('is removed by its owner alone: by its address, or its last part; one that is gone is a success', async () => {
    const image = await changeAvatar(anna, await face(6));
    const remove = ({ sendCall }: Person, filename: string) => sendCall('POST /api/users/deleteImage', { filename });
    expect(await remove(ben, image)).toMatchObject({ status: 403, body: { code: 'not-you' } });
    expect(await remove(ben, `/storage/avatar/${anna.id}.svg`)).toMatchObject({ status: 403 });
    for (const other of ['nothing.webp', `/storage/avatar/${anna.id}.svg`]) expect(await remove(anna, other)).toMatchObject({ status: 200 });
    for (const none of ['https://elsewhere.example/me.png', '', '../../x', `../../${image.split('/').at(-1)}`, '/storage/original/a/b.webp'])
      expect(await remove(anna, none)).toMatchObject({ status: 400, body: { code: 'no-avatar' } });
    // A picture of another member is treated like any name.
    expect(await remove(ben, image.split('/').at(-1) ?? '')).toMatchObject({ status: 200 });
    expect(await imageOf(anna)).toBe(image);
    expect(await remove(anna, `http://localhost:8080${image}`)).toMatchObject({ status: 200 });
    expect(await imageOf(anna)).toBe(`/storage/avatar/${anna.id}.svg`);
    await vault.harness.settled();
    expect(await statusOf(anna, image)).toBe(404);
  });
});

describe('what cannot be a picture of oneself is told in words, and the one before stays', () => {
  let before: string;
  beforeAll(async () => {
    before = await changeAvatar(anna, await face(7));
  });
  afterEach(async () => {
    await vault.harness.settled();
    expect(await imageOf(anna)).toBe(before);
    expect(await statusOf(anna, before)).toBe(200);
    expect(await blobKeys('incoming-avatar/')).toEqual([]);
    // Forms of other tests have a name for a moment.
    await until('no form has a name', async () => !(await readdir(tmpdir())).some((name) => name.startsWith('kloak-form-')));
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['a text', 415, 'unsupported', async () => Buffer.from('Dear diary')],
    ['a drawing that may hold scripts', 415, 'unsupported', async () => Buffer.from(svg)],
    ['a page', 415, 'unsupported', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the beginning of a video', 415, 'unreadable', async () => Buffer.from('0000002066747970697$6f6d0000020069736f6d', 'latin1').fill('ftypisom', 4, 12)],
    ['half a photograph', 415, 'unreadable', async () => (await face(8)).subarray(0, 2000)],
    ['an animation', 415, 'unsupported', async () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
    ['nothing', 400, 'empty-file', async () => Buffer.alloc(0)],
    ['more than 25 MB', 413, 'file-too-large', async () => Buffer.alloc(25_000_001)],
  ])('%s', async (_what, status, code, bytes) => {
    const answer = await postAvatar(anna, { bytes: await bytes() });
    expect(answer).toMatchObject({ status, body: { success: false, code, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  });

  it.each(['../../../etc/passwd', 'a%00b.jpg', 'C:\\me.jpg', '💥'.repeat(60), '"; rm -rf /', '', '.jpg'])('a name says nothing: %j', async (fileName) => {
    expect((await postAvatar(anna, { fileName, bytes: Buffer.from('no picture') })).status).toBeGreaterThanOrEqual(400);
    expect((await postAvatar(ben, { fileName: fileName || 'x', bytes: await face(9) })).status).toBe(200);
  });

  const send = async (parts: [string, string | Blob, string?][], who = anna) => {
    const form = new FormData();
    for (const [name, value, fileName] of parts) typeof value === 'string' ? form.append(name, value) : form.append(name, value, fileName);
    const response = await who.fetch('/api/users/updateUserImage', { method: 'POST', body: form });
    return { status: response.status, body: await response.json() };
  };
  const file = async () => new Blob([new Uint8Array(await face(10))], { type: 'image/jpeg' });
  const ids = (): [string, string][] => [
    ['profileId', anna.id],
    ['userId', anna.id],
  ];

  it('no file, two files, a file of another field', async () => {
    expect(await send(ids())).toMatchObject({ status: 400, body: { code: 'bad-form' } });
    expect(await send([...ids(), ['file', await file(), 'a.jpg'], ['file', await file(), 'b.jpg']])).toMatchObject({ status: 400, body: { code: 'bad-form' } });
    expect(await send([...ids(), ['image', await file(), 'a.jpg']])).toMatchObject({ status: 400, body: { code: 'bad-form' } });
  });

  it("somebody else's picture, and one in nobody's name", async () => {
    expect(
      await send([
        ['profileId', ben.id],
        ['userId', ben.id],
        ['file', await file(), 'a.jpg'],
      ]),
    ).toMatchObject({ status: 403, body: { code: 'not-you' } });
    // The position of the name in the form does not matter.
    expect(
      await send([
        ['file', await file(), 'a.jpg'],
        ['profileId', anna.id],
        ['userId', ben.id],
      ]),
    ).toMatchObject({ status: 403 });
    expect(await send([['file', await file(), 'a.jpg']])).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('fields without end, and fields twice', async () => {
    const many = Array.from({ length: 12 }, (_, at): [string, string] => [`field${at}`, 'x']);
    for (const fields of [many, [['profileId', 'x'.repeat(2000)]] as [string, string][], [...ids(), ...ids()]])
      expect(await send([...fields, ['file', await file(), 'a.jpg']])).toMatchObject({ status: 400, body: { code: 'bad-form' } });
  });

  it.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', ''],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbytes'],
    ['text/plain', 'x'],
  ])('what is no form: %s %j', async (type, body) => {
    const response = await anna.fetch('/api/users/updateUserImage', { method: 'POST', body, headers: { 'content-type': type } });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ success: false, code: 'bad-form' })]);
  });

  it('what is asked by a guest, or by who has not confirmed the address', async () => {
    const unverified = await vault.join('dora', { verified: false });
    expect(await postAvatar({ ...vault.guest(), id: anna.id }, { bytes: await face(11) })).toMatchObject({ status: 401 });
    expect(await postAvatar(unverified, { bytes: await face(11) })).toMatchObject({ status: 403, body: { code: 'not-verified' } });
  });
});

it('a picture of oneself without a name or type that tells it is taken by its bytes', async () => {
  const nora = await vault.join('nora');
  for (const type of ['application/octet-stream', '']) {
    const posted = await postAvatar(nora, { fileName: '1000012345', type, bytes: await face(90) });
    expect(posted).toMatchObject({ status: 200, body: { ready: true } });
  }
});
