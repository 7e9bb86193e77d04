// Calls of owners on their own posts.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
});
afterAll(() => vault.close());

const publish = async (seed: number) => publishPhoto(vault, anna, await drawPhoto({ seed, format: 'png' }), { title: 'Beach', privacy: 'FAMILY_ONLY' });
const failed = (code: string) => ({ success: false, code, message: expect.any(String), requestId: expect.any(String) });
const statusOf = async (who: Person, url: string) => (await who.fetch(url)).status;

describe('changing', () => {
  it('an image answers the post as it is now', async () => {
    const { id } = await publish(1);
    const { updatedPost } = await anna.call('POST /api/image/updateOneImage', {
      imageId: id,
      description: 'Warm',
      privacy: 'PRIVATE',
      privacyLabel: 'Family',
    });
    expect(updatedPost).toMatchObject({ _id: id, title: 'Beach', image: { description: 'Warm', privacy: 'PRIVATE', privacyLabel: 'Private' } });
    const titled = await anna.call('POST /api/image/updateOneImage', { imageId: id, title: 'Dunes', privacy: 'PRIVATE' });
    expect(titled.updatedPost).toMatchObject({ title: 'Dunes', image: { description: 'Warm' } });
  });

  it('a caption that was written earlier leaves a privacy that was chosen since', async () => {
    const { id } = await publish(9);
    const isFamily = { imageId: id, privacy: 'FAMILY_ONLY' } as const;
    await anna.call('POST /api/image/updateOneImage', { imageId: id, privacy: 'PRIVATE' });
    const { updatedPost } = await anna.call('POST /api/image/updateOneImage', { ...isFamily, title: 'Dunes', privacyStays: true });
    expect(updatedPost).toMatchObject({ title: 'Dunes', image: { privacy: 'PRIVATE' } });
    await anna.call('POST /api/image/updateOneImage', isFamily);
    const again = await anna.call('POST /api/image/updateOneImage', { imageId: id, privacy: 'PRIVATE', description: 'Warm', privacyStays: true });
    expect(again.updatedPost).toMatchObject({ title: 'Dunes', image: { description: 'Warm', privacy: 'FAMILY_ONLY' } });
  });

  it('takes the bytes from those who may no longer see them, at once', async () => {
    const { id, image } = await publish(2);
    expect(await statusOf(ben, image.thumbNail)).toBe(200);
    await anna.call('POST /api/image/updateOneImage', { imageId: id, privacy: 'PRIVATE' });
    expect([await statusOf(ben, image.thumbNail), await statusOf(anna, image.thumbNail)]).toEqual([403, 200]);
  });

  it('a video needs a title, and a privacy is chosen', async () => {
    const { id } = await publish(3);
    const change = (body: object) => anna.send('/api/video/updateOneVideo', { body: { videoId: id, title: 'Waves', privacy: 'PRIVATE', ...body } });
    expect(await change({ title: ' ' })).toMatchObject({ status: 400, body: { code: 'no-title', message: 'Title is required' } });
    expect(await change({ privacy: '' })).toMatchObject({ status: 400, body: { message: 'Must select a privacy option' } });
    expect(await change({ category: 'HORROR' })).toMatchObject({ status: 400 });
    expect(await change({})).toMatchObject({ status: 200, body: { updatedPost: { title: 'Waves' } } });
  });
});

describe('changing who may see many', () => {
  const send = (body: object) => anna.send('/api/post/change-privacy', { body: { profileId: anna.id, privacy: 'PRIVATE', ...body } });

  it('answers them as they are now, and takes their bytes from others at once', async () => {
    const [one, other] = [await publish(6), await publish(7)];
    const { updatedPosts, refused } = await anna.call('POST /api/post/change-privacy', {
      posts: [{ _id: other.id }, one.id],
      privacy: 'PRIVATE',
      profileId: anna.id,
    });
    expect(updatedPosts).toMatchObject([one, other].toReversed().map(({ id }) => ({ _id: id, image: { privacy: 'PRIVATE', privacyLabel: 'Private' } })));
    expect(refused).toEqual([]);
    expect([await statusOf(ben, one.image.thumbNail), await statusOf(anna, one.image.thumbNail)]).toEqual([403, 200]);
  });

  it('names those that are gone', async () => {
    const [one, gone] = [await publish(8), await publish(9)];
    await anna.call('POST /api/image/deleteImageByProfile', { imageId: gone.id, profileId: anna.id });
    expect(await send({ posts: [one.id, gone.id] })).toMatchObject({
      status: 200,
      body: { updatedPosts: [{ _id: one.id }], refused: [{ _id: gone.id, code: 'no-item', message: 'This item does not exist.' }] },
    });
  });

  it('takes a hundred at most, a privacy, and one’s own alone', async () => {
    const { id } = await publish(10);
    const many = Array.from({ length: 101 }, (_, nth) => `post-${nth}`);
    for (const body of [{ posts: many }, { posts: [] }, { posts: [id], privacy: '' }, { posts: id }]) expect(await send(body)).toMatchObject({ status: 400 });
    expect(await send({ posts: many.slice(1) })).toMatchObject({ status: 404, body: failed('no-item') });
    const body = { posts: [id], privacy: 'PRIVATE', profileId: ben.id };
    expect(await ben.send('/api/post/change-privacy', { body })).toMatchObject({ status: 403, body: failed('not-yours') });
  });
});

describe('correcting when they were taken', () => {
  const send = (body: object) => anna.send('/api/post/change-taken', { body: { profileId: anna.id, taken: { year: 1987 }, ...body } });

  it('answers them as they are now, and one press takes it back', async () => {
    const { id, image } = await publish(11);
    expect(image).toMatchObject({ takenLocal: null, takenPrecision: 'time', takenAbout: false });
    const taken = { month: '1987-06', about: true };
    const { changeId, posts } = await anna.call('POST /api/post/change-taken', { posts: [{ _id: id }], taken, profileId: anna.id });
    const now = { takenLocal: '1987-06-15T12:00:00', takenAt: '1987-06-15T12:00:00.000Z', takenPrecision: 'month', takenAbout: true };
    expect(posts).toMatchObject([{ _id: id, image: now }]);
    expect(await ben.call('POST /api/post/image-post-byid', { imageId: id, profileId: ben.id })).toMatchObject({ post: { image: now } });
    expect(await ben.send('/api/post/undo-change', { body: { changeId, profileId: ben.id } })).toMatchObject({ status: 404, body: failed('no-change') });
    const undone = await anna.call('POST /api/post/undo-change', { changeId, profileId: anna.id });
    expect(undone).toMatchObject({ posts: [{ _id: id, image: { takenLocal: null, takenPrecision: 'time' } }], skipped: [] });
    const again = await anna.send('/api/post/undo-change', { body: { changeId, profileId: anna.id } });
    expect(again).toMatchObject({ status: 409, body: failed('changed-since') });
  });

  it('takes one date from 1826 to tomorrow, for a hundred of one’s own at most', async () => {
    const { id } = await publish(12);
    const dayAfterTomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const dates = [
      { day: '1825-12-31' },
      { day: dayAfterTomorrow },
      { day: '2023-02-29' },
      { month: '1987-13' },
      { month: 'June' },
      { year: 1825 },
      { year: 2500 },
    ];
    const forms = [{}, { shiftMinutes: 5_256_001 }, { shiftMinutes: 0.5 }, { reset: false }, { day: '1987-06-14', year: 1987 }, { about: true }, 'yesterday'];
    for (const taken of [...dates, ...forms])
      expect(await send({ posts: [id], taken })).toMatchObject({ status: 400, body: { message: expect.stringContaining('from 1826 on') } });
    expect(await send({ posts: [id], taken: { shiftMinutes: 60 } })).toMatchObject({ status: 400, body: failed('no-date') });
    const many = Array.from({ length: 101 }, (_, nth) => `post-${nth}`);
    for (const body of [{ posts: many }, { posts: [] }, { posts: [id], taken: undefined }]) expect(await send(body)).toMatchObject({ status: 400 });
    expect(await send({ posts: many.slice(1) })).toMatchObject({ status: 404, body: failed('no-item') });
    const body = { posts: [id], taken: { year: 1987 }, profileId: ben.id };
    expect(await ben.send('/api/post/change-taken', { body })).toMatchObject({ status: 403, body: failed('not-yours') });
    expect(await ben.send('/api/post/change-taken', { body: { ...body, profileId: anna.id } })).toMatchObject({ status: 403 });
  });
});

describe('turning', () => {
  const send = (body: object) => anna.send('/api/post/turn', { body: { profileId: anna.id, quarterTurns: 1, ...body } });
  const imageOf = async (id: string) => (await anna.call('POST /api/post/image-post-byid', { imageId: id, profileId: anna.id })).post.image;
  const bytesOf = async (url: string) => Buffer.from(await (await anna.fetch(url)).arrayBuffer());

  it('shows the owner the largest rendition, too, downloads the original as it was, and is undone', async () => {
    const { id, image } = await publish(13);
    const { changeId, posts } = await anna.call('POST /api/post/turn', { posts: [{ _id: id }], quarterTurns: 1, profileId: anna.id });
    expect(posts).toMatchObject([{ _id: id, image: { width: image.width, filePath: image.filePath } }]);
    await vault.harness.settled();
    const turned = await imageOf(id);
    expect(turned).toMatchObject({ width: image.height, height: image.width, filePath: turned?.sources.at(-1)?.url });
    expect(await statusOf(ben, turned?.filePath ?? '')).toBe(200);
    const { fileUrl } = await anna.call('POST /api/post/download-post', { fileKey: image.key });
    expect(await bytesOf(fileUrl)).toEqual(await drawPhoto({ seed: 13, format: 'png' }));
    const undone = await anna.call('POST /api/post/undo-change', { changeId, profileId: anna.id });
    expect(undone).toMatchObject({ posts: [{ _id: id }], skipped: [] });
    await vault.harness.settled();
    expect(await imageOf(id)).toMatchObject({ width: image.width, filePath: image.filePath });
  });

  it('is by one to three quarters, of a hundred of one’s own at most', async () => {
    const { id } = await publish(14);
    const many = Array.from({ length: 101 }, (_, nth) => `post-${nth}`);
    for (const body of [{ quarterTurns: 0 }, { quarterTurns: 4 }, { quarterTurns: 1.5 }, { quarterTurns: '1' }, { posts: many }, { posts: [] }])
      expect(await send({ posts: [id], ...body })).toMatchObject({ status: 400 });
    expect(await send({ posts: many.slice(1) })).toMatchObject({ status: 404, body: failed('no-item') });
    const body = { posts: [id], quarterTurns: 1, profileId: ben.id };
    expect(await ben.send('/api/post/turn', { body })).toMatchObject({ status: 403, body: failed('not-yours') });
  });
});

describe('deleting', () => {
  it('names what is its own, and then it is gone for everybody, with its bytes; its owner finds it in the trash, and can have it back', async () => {
    await anna.call('POST /api/trash/empty', { profileId: anna.id });
    const { id, image } = await publish(4);
    const { key, thumbName, filePath, fileSize, thumbSize, thumbNail } = image;
    const whole = { imageId: id, postId: id, fileNames: [{ Key: key }, { Key: thumbName }], filePath, fileSize, thumbSize, profileId: anna.id };
    expect(await statusOf(ben, thumbNail)).toBe(200);
    for (const wrong of [{ fileSize: 1 }, { postId: 'another' }, { filePath: '/storage/original/nobody/nothing' }, { fileNames: [{ Key: 'a/b' }] }])
      expect(await anna.send('/api/image/deleteImageByProfile', { body: { ...whole, ...wrong } })).toMatchObject({ status: 403, body: failed('not-yours') });
    const headers = { 'idempotency-key': 'delete-1' };
    for (let time = 0; time < 2; time += 1)
      expect(await anna.send('/api/image/deleteImageByProfile', { body: whole, headers })).toMatchObject({ status: 200, body: { success: true } });
    for (const who of [anna, ben]) {
      expect([await statusOf(who, thumbNail), await statusOf(who, filePath)]).toEqual([who === anna ? 200 : 404, 404]);
      expect(await who.send('/api/post/image-post-byid', { body: { imageId: id, profileId: who.id } })).toMatchObject({ status: 404, body: failed('no-item') });
    }
    expect(await anna.send('/api/image/deleteImageByProfile', { body: whole })).toMatchObject({ status: 404, body: failed('no-item') });

    const mine = { profileId: anna.id };
    const { posts, total, bytes } = await anna.call('POST /api/trash', mine);
    expect([posts.map(({ _id }) => _id), total, bytes]).toEqual([[id], 1, fileSize]);
    expect((await ben.call('POST /api/trash', { profileId: ben.id })).posts).toEqual([]);
    expect(await ben.send('/api/trash/restore', { body: { posts: [id], profileId: ben.id } })).toMatchObject({ status: 404, body: failed('no-item') });
    expect(await ben.send('/api/trash/empty', { body: mine })).toMatchObject({ status: 403 });
    const restored = await anna.call('POST /api/trash/restore', { ...mine, posts: [id] });
    expect(restored).toMatchObject({ restoredPosts: [{ _id: id, image: { privacy: 'FAMILY_ONLY' } }], refused: [] });
    expect([await statusOf(ben, thumbNail), await statusOf(anna, filePath)]).toEqual([200, 200]);

    await anna.send('/api/image/deleteImageByProfile', { body: whole });
    expect(await anna.call('POST /api/trash/empty', mine)).toMatchObject({ done: 1, more: false });
    expect([await statusOf(anna, thumbNail), await statusOf(anna, filePath)]).toEqual([404, 404]);
    expect(await anna.call('POST /api/trash/restore', { ...mine, posts: [id] })).toMatchObject({ restoredPosts: [], refused: [{ _id: id, code: 'no-item' }] });
    expect(await anna.call('POST /api/trash/restore-all', mine)).toMatchObject({ done: 0, more: false });
  });

  it('may name an item that has no picture yet', async () => {
    const { id } = await publish(5);
    const body = { videoId: id, fileNames: [{ Key: '' }], filePath: '', thumbSize: 0, profileId: anna.id };
    expect(await anna.send('/api/video/deleteOneVideo', { body })).toMatchObject({ status: 200 });
  });
});
