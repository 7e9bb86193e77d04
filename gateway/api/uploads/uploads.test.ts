import { createHash } from 'node:crypto';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { refusal } from '@kloak/proto/api/refusal.ts';
import type { Body, DataUsage } from '@kloak/proto/api/types.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { loadServices } from '../../../deploy/services.ts';
import { openPhoto, postBytes, publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna');
});
afterAll(() => vault.close());

const large = { width: 300, height: 200 };
const draw = (seed: number, size = {}) => drawPhoto({ seed, format: 'png', ...size });
const usage = async (): Promise<DataUsage> => (await anna.call('POST /api/users/getDataUsage', { profileId: anna.id })).dataUsage;
const publish = (allPosts: unknown, mediaData: unknown) => anna.send('/api/upload/updateAll', { body: { mediaData, allPosts, profileId: anna.id } });

/** Two photographs, stored; their ids. */
async function stored(...seeds: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const seed of seeds) {
    const bytes = await draw(seed);
    const { form, opened } = await openPhoto(anna, bytes);
    expect((await postBytes(anna, form, bytes)).status).toBe(204);
    ids.push(...opened.allPosts.map(({ _id }) => _id));
  }
  return ids;
}

describe('publishing', () => {
  it('gives each file what was said of it, and not of another', async () => {
    const ids = await stored(1, 2, 3);
    const said = [
      { title: 'One', privacy: 'FAMILY_ONLY', category: 'PETS' },
      { title: 'Two', privacy: 'PRIVATE' },
      { title: 'Three', privacy: 'FAMILY_ONLY', description: 'Last' },
    ];
    const { status, body } = await publish(ids, said);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('duplicates');
    expect(body.posts).toMatchObject([
      { _id: ids[0], title: 'One', image: { privacy: 'FAMILY_ONLY', description: '' } },
      { _id: ids[1], title: 'Two', image: { privacy: 'PRIVATE', description: '' } },
      { _id: ids[2], title: 'Three', image: { privacy: 'FAMILY_ONLY', description: 'Last' } },
    ]);
  });

  it('tells which files are in the vault already, and where', async () => {
    const [first] = await stored(4);
    await publish([first], { privacy: 'PRIVATE' });
    const [again] = await stored(4);
    const { body } = await publish([again], { privacy: 'FAMILY_ONLY' });
    expect(body).toMatchObject({ posts: [{ _id: first, image: { privacy: 'PRIVATE' } }], duplicates: [{ fileName: 'beach.png', postId: first }] });
  });
});

it('one’s own profile tells friends, requests and the plan, another’s tells none of them', async () => {
  const [dora, emil, fred, greta] = await Promise.all(['profile-a', 'profile-b', 'profile-c', 'profile-d'].map((name) => vault.join(name)));
  if (!dora || !emil || !fred || !greta) throw new Error('somebody is missing');
  await connectMembers(dora, emil);
  await dora.call('POST /api/connection/request', { profileFrom: dora.id, profileTo: fred.id });
  await greta.call('POST /api/connection/request', { profileFrom: greta.id, profileTo: dora.id });
  const { profile } = await dora.call('POST /api/users/getProfile', { username: 'profile-a' });
  expect(profile).toMatchObject({ friends: [{ _id: emil.id }], requested: [{ _id: fred.id }], pending: [{ _id: greta.id }], product: { name: 'Free Plan' } });
  for (const who of [emil, fred]) {
    const seen = Object.keys((await who.call('POST /api/users/getProfile', { username: 'profile-a' })).profile);
    expect(seen.filter((name) => ['friends', 'requested', 'pending', 'product', 'uploadCount'].includes(name))).toEqual([]);
  }
});

describe('the counter of uploads', () => {
  const countOf = async (who: Person, username: string) => (await who.call('POST /api/users/getProfile', { username })).profile.uploadCount;

  it('counts each upload of which something was published, and not what a page says', async () => {
    const bruno = await vault.join('bruno');
    expect(await countOf(bruno, 'bruno')).toBe(0);
    const files = await Promise.all([20, 21].map(async (seed) => ({ fileName: `${seed}.png`, type: 'image/png', bytes: await draw(seed) })));
    const opened = await openUpload(bruno, files);
    for (const file of files) await postFile(bruno, opened, file);
    const say = (allPosts: { _id: string }[]) =>
      bruno.call('POST /api/upload/updateAll', { mediaData: { privacy: 'PRIVATE' }, allPosts: allPosts.map(({ _id }) => _id), profileId: bruno.id });
    for (const post of opened.allPosts) await say([post]);
    expect(await countOf(bruno, 'bruno')).toBe(1);

    await bruno.call('PUT /api/profile/increase-upload-counter', { profileId: bruno.id });
    await publishPhoto(vault, bruno, await draw(20), { privacy: 'PRIVATE' });
    expect(await countOf(bruno, 'bruno')).toBe(1);
    await publishPhoto(vault, bruno, await draw(22), { privacy: 'PRIVATE' });
    expect(await countOf(bruno, 'bruno')).toBe(2);
  });

  it('is for oneself alone', async () => {
    await vault.join('clementine', { verified: false });
    expect(await countOf(anna, 'clementine')).toBeUndefined();
  });
});

describe('what need not be sent', () => {
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const ask = (hashes: unknown, who = anna) => who.send('/api/upload/known', { body: { hashes, profileId: who.id } });

  it("is told by its hash, of one's own vault alone", async () => {
    const bytes = await draw(30);
    const { id } = await publishPhoto(vault, anna, bytes, { privacy: 'FAMILY_ONLY' });
    const hash = hashOf(bytes);
    const asked = await ask([hash.toUpperCase(), hashOf(await draw(31))]);
    expect(asked).toMatchObject({ status: 200, body: { known: [{ hash, postId: id, post: { _id: id } }] } });
    expect(await ask([hash], await vault.join('dora'))).toMatchObject({ status: 200, body: { known: [] } });
  });

  it('is asked for a hundred hashes at most, and for nothing but hashes', async () => {
    const hashes = Array.from({ length: 101 }, (_, seed) => hashOf(Buffer.from(`${seed}`)));
    expect(await ask(hashes)).toMatchObject({ status: 400 });
    expect(await ask(hashes.slice(1))).toMatchObject({ status: 200, body: { known: [] } });
    for (const wrong of [['abc'], [1], 'abc', ['../x'.repeat(16)]]) expect(await ask(wrong)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});

describe('an upload under way', () => {
  const list = async (who = anna) => (await who.call('POST /api/upload/open', { profileId: who.id })).uploads;

  it('is found by whoever lost its page, and let go', async () => {
    const lost = await vault.join('lara');
    const { uploadId } = await openUpload(lost, [
      { fileName: 'pier.png', type: 'image/png', bytes: Buffer.alloc(700) },
      { fileName: 'boat.png', type: 'image/png', bytes: Buffer.alloc(300) },
    ]);
    const underWay = { uploadId, count: 2, arrived: 0, bytes: 1000, fileNames: ['pier.png', 'boat.png'], goesOn: false, since: expect.any(String) };
    expect(await list(lost)).toEqual([underWay]);
    await lost.call('POST /api/upload/cancel', { uploadId, profileId: lost.id });
    expect(await list(lost)).toEqual([]);
  });
});

describe('what is drawn of a file', () => {
  it('is told to its owner before it is published, and to nobody else', async () => {
    const bytes = await draw(41, large);
    const { form, opened } = await openPhoto(anna, bytes);
    const ask = async (who: Person) => (await who.call('POST /api/upload/drawn', { allPosts: opened.allPosts, profileId: who.id })).drawn;
    expect(await ask(anna)).toEqual([]);
    await postBytes(anna, form, bytes);
    await vault.harness.settled();
    const [drawn] = await ask(anna);
    expect(drawn).toEqual({ _id: opened.allPosts[0]?._id, thumbNail: expect.stringMatching(/^\/storage\/rendition\//) });
    expect((await anna.fetch(drawn?.thumbNail ?? '')).status).toBe(200);
    expect(await ask(await vault.join('nora'))).toEqual([]);
    await anna.call('POST /api/upload/cancel', { uploadId: opened.uploadId, profileId: anna.id });
  });
});

describe('a preview of a video', () => {
  it('has a form before its size is known, and none where it says that it is empty', async () => {
    const { uploadId, allVideos, allPosts } = await openUpload(anna, [{ fileName: 'swim.mp4', type: 'video/mp4', bytes: Buffer.alloc(900) }]);
    const ask = (videos: unknown) => anna.send('/api/upload/uploadVideoThumbs', { body: { allVideos: videos, allPosts, profileId: anna.id } });
    const promised = { status: 200, body: { promises: [{ fileName: 'swim.mp4', fields: { 'Content-Type': 'image/jpeg' } }] } };
    expect(await ask(allVideos)).toMatchObject(promised);
    expect(await ask(allVideos.map(({ _id }) => _id))).toMatchObject(promised);
    expect(await ask(allVideos.map(({ _id }) => ({ _id, thumbSize: 0 })))).toMatchObject({ status: 400, body: { code: 'empty-file' } });
    await anna.call('POST /api/upload/cancel', { uploadId, profileId: anna.id });
  });
});

describe('of two files of one name', () => {
  it('the post of the refused one is told, and the other is published', async () => {
    const files = [Buffer.from('dear diary '.repeat(30)), await draw(9)].map((bytes) => ({ fileName: 'beach.png', type: 'image/png', bytes }));
    const { promises, allPosts } = await openUpload(anna, files);
    for (const [index, form] of promises.entries()) expect((await postBytes(anna, form, files[index]?.bytes ?? Buffer.of())).status).toBe(204);
    const [torn, fine] = allPosts.map(({ _id }) => _id);
    const { status, body } = await publish([torn, fine], { privacy: 'PRIVATE' });
    expect([status, body]).toMatchObject([415, { code: 'rejected', rejected: ['beach.png'], rejectedPosts: [torn] }]);
    expect(refusal.safeParse(body).success).toBe(true);
    expect(await publish([fine], { privacy: 'PRIVATE' })).toMatchObject({ status: 200, body: { posts: [{ _id: fine }] } });
  });
});

describe('a file that was posted', () => {
  it('is checked at once, before anybody asks for it', async () => {
    const bytes = await draw(7);
    const { form } = await openPhoto(anna, bytes);
    await postBytes(anna, form, bytes);
    await vault.harness.settled();
    const { blobs } = vault.harness.platform;
    expect([await blobs.stat(form.fields.key ?? ''), (await blobs.stat(form.key))?.size]).toEqual([undefined, bytes.length]);
  });
});

describe('the space that is free', () => {
  it('lacks what is being uploaded, before it is used', async () => {
    await vault.harness.settled();
    const before = await usage();
    const bytes = await draw(5, large);
    await openPhoto(anna, bytes);
    expect(await usage()).toMatchObject({ currentUsage: before.currentUsage, freeDataSpace: before.freeDataSpace - bytes.length });
  });
});

describe('an upload that is cancelled', () => {
  it('gives its space back, to its owner alone', async () => {
    await vault.harness.settled();
    const before = await usage();
    const { opened } = await openPhoto(anna, await draw(8, large));
    const cancel = (who: Person, uploadId: string) => who.send('/api/upload/cancel', { body: { uploadId, profileId: who.id } });
    const ben = await vault.join('ben');
    expect(await cancel(ben, opened.uploadId)).toMatchObject({ status: 404, body: { success: false, code: 'no-upload' } });
    expect(await cancel(anna, opened.uploadId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await cancel(anna, opened.uploadId)).toMatchObject({ status: 200, body: { success: true } });
    await vault.harness.settled();
    expect(await usage()).toEqual(before);
    const ids = opened.allPosts.map(({ _id }) => _id);
    expect(await publish(ids, { privacy: 'PRIVATE' })).toMatchObject({ status: 404, body: { code: 'no-upload' } });
  });
});

describe('replies', () => {
  it('stand under their comment, and are listed alone when asked for', async () => {
    const [item] = await stored(6);
    await publish([item], { privacy: 'PRIVATE' });
    const save = async (content: string, responseTo?: string) => {
      const { result } = await anna.call('POST /api/comment/saveComment', { content, writer: anna.id, imageId: item, responseTo });
      const [saved] = result;
      if (saved === undefined) throw new Error('it was not saved');
      return saved;
    };
    const comment = await save('What a day!');
    expect(comment).not.toHaveProperty('responseTo');
    expect(await save('It was.', comment._id)).toMatchObject({ responseTo: comment._id, imagePostId: item });
    const list = async (more: Omit<Body<'POST /api/comment/getImageComments'>, 'imageId'>) => {
      const { total, comments } = await anna.call('POST /api/comment/getImageComments', { imageId: item, ...more });
      return [total, comments.map(({ content }) => content)];
    };
    expect(await list({})).toEqual([1, ['What a day!', 'It was.']]);
    expect(await list({ responseTo: comment._id })).toEqual([1, ['It was.']]);
    expect(await list({ commentsPage: 1, perCommentsPage: 1 })).toEqual([1, []]);
  });
});

it('keeps no more than 20 uploads of a member open: the oldest that nobody goes on with gives way, and none whose bytes have come', async () => {
  const greta = await vault.join('greta');
  const bytes = await draw(90);
  const { form, opened } = await openPhoto(greta, bytes);
  expect((await postBytes(greta, form, bytes)).status).toBe(204);
  const body = { allFiles: [{ fileName: 'a.png', fileSize: 10 }], profileId: greta.id };
  const open = () => greta.send('/api/upload/uploadFilesV2', { body });
  for (let count = 0; count < 21; count += 1) expect((await open()).status).toBe(200);

  const allPosts = opened.allPosts.map(({ _id }) => _id);
  await greta.call('POST /api/upload/updateAll', { mediaData: { privacy: 'PRIVATE' }, allPosts, profileId: greta.id });
  await vault.harness.settled();
  expect((await open()).status).toBe(200);
});
