import { identity } from '@kloak/identity/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import type { PostDetails } from '@kloak/proto/types/media.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

const minutes = 60_000;
const days = 24 * 60 * minutes;
const said: PostDetails = { title: 'Lake', description: 'At last', privacy: 'FAMILY_ONLY', category: 'PETS' };

let ahead = 0;
let family: Family;
let anna: Member;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { settings: { freeSpaceBytes: 200_000 }, now: () => new Date(Date.now() + ahead) });
  anna = await family.joins('anna');
});
afterAll(() => family.close());

const usage = (member = anna) => member.call('media', 'GetUsage', {});
const post = async (item = '') => (await anna.call('media', 'GetPost', { item })).post;
const inAlbum = async (album = '') => (await anna.call('media', 'ListAlbumPosts', { album })).posts.map(({ id }) => id).toSorted();
const albumOf = async (item = '') => (await post(item))?.albums[0];

describe('what is published on arrival', () => {
  it('is a post once its bytes are there, as it was said, and its space is used', async () => {
    const before = await usage();
    const [lake, hill] = [await photo('lake.jpg', 1), await photo('hill.jpg', 2)];
    const opened = await family.openOnArrival(anna, [lake, hill], { ...said, title: '' });
    const [first, second] = opened.promises.map(({ item }) => item);
    await family.arrive({ ...opened, promises: opened.promises.slice(0, 1) }, [lake]);
    await family.harness.settled();
    expect(await post(first)).toMatchObject({ title: 'lake', description: 'At last', privacy: 'FAMILY_ONLY', category: 'PETS', status: 'READY' });
    await expect(post(second)).rejects.toMatchObject({ code: 'no-item' });
    await family.arrive({ ...opened, promises: opened.promises.slice(1) }, [hill]);
    await family.harness.settled();
    expect(await post(second)).toMatchObject({ title: 'hill' });
    expect(await usage()).toMatchObject({ used: before.used + lake.bytes.length + hill.bytes.length, reserved: 0 });
  });

  it('is not changed, nor made twice, by being published again', async () => {
    const one = await photo('again.jpg', 3);
    const opened = await family.openOnArrival(anna, [one], said);
    await family.arrive(opened, [one]);
    await family.harness.settled();
    const before = await usage();
    const total = async () => (await anna.call('media', 'ListPosts', {})).total;
    const count = await total();
    const { posts, duplicates } = await family.publish(anna, opened, 'PRIVATE');
    expect(posts).toMatchObject([{ id: opened.promises[0]?.item, title: 'Lake', privacy: 'FAMILY_ONLY' }]);
    expect(duplicates).toEqual([]);
    await family.harness.settled();
    expect([await usage(), await total()]).toEqual([before, count]);
  });

  it('is not held up by a file whose bytes are none that are taken', async () => {
    const before = await usage();
    const files = [{ fileName: 'notes.jpg', bytes: Buffer.from('dear diary '.repeat(30)) }, await photo('fine.jpg', 4)];
    const opened = await family.openOnArrival(anna, files, said, { name: 'Mixed' });
    await family.arrive(opened, files);
    await family.harness.settled();
    const [notes, fine] = opened.promises.map(({ item }) => item);
    await expect(post(notes)).rejects.toMatchObject({ code: 'no-item' });
    expect(await inAlbum(await albumOf(fine))).toEqual([fine]);
    expect(await usage()).toMatchObject({ used: before.used + (files[1]?.bytes.length ?? 0), reserved: 0 });
  });

  it('is nothing of an upload that was cancelled', async () => {
    const before = await usage();
    const one = await photo('cancelled.jpg', 5);
    const opened = await family.openOnArrival(anna, [one], said, { name: 'Cancelled' });
    await anna.call('media', 'CancelUpload', { upload: opened.upload });
    await family.arrive(opened, [one]);
    await family.harness.settled();
    await expect(post(opened.promises[0]?.item)).rejects.toMatchObject({ code: 'no-item' });
    expect(await usage()).toEqual(before);
    expect((await anna.call('media', 'ListAlbums', {})).albums.map(({ name }) => name)).not.toContain('Cancelled');
  });

  it('is refused whole, with nothing reserved, where its album has too long a name', async () => {
    const before = await usage();
    const one = [await photo('long.jpg', 6)];
    await expect(family.openOnArrival(anna, one, said, { name: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'album-name-too-long' });
    expect(await usage()).toEqual(before);
  });
});

describe('what is in the vault already', () => {
  it('makes nothing new, keeps what was said of it, and comes into the album', async () => {
    const known = await photo('known.jpg', 10);
    const item = await family.shares(anna, known, 'PRIVATE');
    const before = await usage();
    const opened = await family.openOnArrival(anna, [known, await photo('new.jpg', 11)], said, { name: 'Both' });
    await family.arrive(opened, [known, await photo('new.jpg', 11)]);
    await family.harness.settled();
    expect(await post(item)).toMatchObject({ title: 'known', privacy: 'PRIVATE' });
    expect(await inAlbum(await albumOf(item))).toEqual([item, opened.promises[1]?.item].toSorted());
    expect((await usage()).used).toBe(before.used + (await photo('new.jpg', 11)).bytes.length);
  });

  it('twice in one upload is one post', async () => {
    const before = (await usage()).used;
    const twins = [await photo('one.jpg', 12), await photo('two.jpg', 12)];
    const opened = await family.openOnArrival(anna, twins, { ...said, title: '' });
    await family.arrive(opened, twins);
    await family.harness.settled();
    const found = await Promise.all(opened.promises.map(async ({ item }) => post(item).catch(() => undefined)));
    const [only, ...others] = found.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    expect(only?.title).toBe(only?.fileName.replace('.jpg', ''));
    expect(await usage()).toMatchObject({ used: before + (twins[0]?.bytes.length ?? 0), reserved: 0 });
  });
});

it('what another upload holds unpublished is not lost with it', async () => {
  const before = await usage();
  const one = await photo('precious.jpg', 25);
  const held = await family.openUpload(anna, [one]);
  await family.arrive(held, [one]);
  await family.harness.settled();
  let refused = 0;
  const heal = family.harness.fake.storeOf('media').log(({ append }) => ({
    async append(draft) {
      if (!draft.events.some(({ type }) => type === 'ItemPublished')) return append(draft);
      refused += 1;
      throw unavailable('The store');
    },
  }));
  const opened = await family.openOnArrival(anna, [one], said);
  await family.arrive(opened, [one]);
  await until('it is about to be published', () => refused > 0);
  await anna.call('media', 'CancelUpload', { upload: held.upload });
  heal();
  ahead += minutes;
  const item = opened.promises[0]?.item;
  await until('it is published', async () => (await post(item).catch(() => undefined))?.status === 'READY');
  await family.harness.settled();
  expect(await post(item)).toMatchObject({ title: 'Lake', fileName: 'precious.jpg' });
  expect(await usage()).toMatchObject({ used: before.used + one.bytes.length, reserved: 0 });
});

describe('the album of what is published on arrival', () => {
  it('stays the same one, whatever it is called by the time the last file is there', async () => {
    const two = [await photo('early.jpg', 20), await photo('late.jpg', 21)];
    const opened = await family.openOnArrival(anna, two, said, { name: 'Summer', description: 'Of it all' });
    const [early, late] = opened.promises.map(({ item }) => item);
    await family.arrive({ ...opened, promises: opened.promises.slice(0, 1) }, two);
    await family.harness.settled();
    const album = await albumOf(early);
    await anna.call('media', 'ChangeAlbum', { album, name: 'Summer at the lake', privacy: 'PRIVATE' });
    await family.arrive({ ...opened, promises: opened.promises.slice(1) }, two.slice(1));
    await family.harness.settled();
    expect(await inAlbum(album)).toEqual([early, late].toSorted());
    const { albums } = await anna.call('media', 'ListAlbums', {});
    expect(albums.filter(({ name }) => name.startsWith('Summer'))).toMatchObject([{ id: album, description: 'Of it all' }]);
  });

  it('is shared only where all that comes into it is', async () => {
    const [one, two] = [await photo('open.jpg', 22), await photo('secret.jpg', 23)];
    const files = [
      { fileName: one.fileName, size: one.bytes.length, onArrival: said },
      { fileName: two.fileName, size: two.bytes.length, onArrival: { ...said, privacy: 'PRIVATE' as const } },
    ];
    const opened = await anna.call('media', 'OpenUpload', { files, album: { name: 'Half open' } });
    await family.arrive(opened, [one, two]);
    await family.harness.settled();
    const { album } = await anna.call('media', 'ListAlbumPosts', { album: (await albumOf(opened.promises[0]?.item)) ?? '' });
    expect(album).toMatchObject({ name: 'Half open', privacy: 'PRIVATE', items: 2 });
  });
});

it('what arrived in time is not given up, however late it can be published', async () => {
  const ben = await family.joins('ben');
  const fake = family.harness.fake.storeOf('media');
  let sweeps = 0;
  const heal = fake.log(({ append }) => ({
    append: (draft) => (draft.events.some(({ type }) => type === 'ItemPublished') ? Promise.reject(unavailable('The store')) : append(draft)),
  }));
  const endCount = fake.jobs(({ done }) => ({
    async done(id) {
      await done(id);
      if (id.startsWith('sweep:abandon-uploads:')) sweeps += 1;
    },
  }));
  const one = await photo('late.jpg', 30);
  const opened = await family.openOnArrival(ben, [one], said);
  await family.arrive(opened, [one]);
  const { key = '', item = '' } = opened.promises[0] ?? {};
  await until('its bytes are checked', async () => (await family.harness.platform.blobs.stat(key)) !== undefined);
  ahead += 8 * days;
  const before = sweeps;
  await until('the uploads were looked through', async () => {
    ahead += minutes;
    return sweeps > before + 1;
  });
  heal();
  endCount();
  await until('it is published', async () => {
    ahead += minutes;
    return (await usage(ben)).used === one.bytes.length;
  });
  expect((await ben.call('media', 'GetPost', { item })).post).toMatchObject({ title: 'Lake' });
});

describe('the size of what has arrived', () => {
  const sizeOf = (key = '', member = anna) => member.call('media', 'GetFileSize', { key });

  it('is told of own uploads alone, by either of their keys, once the bytes are there', async () => {
    const one = await photo('sized.jpg', 40);
    const opened = await family.openUpload(anna, [one]);
    const { key, fields } = opened.promises[0] ?? {};
    for (const own of [key, fields?.key])
      await expect(sizeOf(own)).rejects.toMatchObject({ kind: 'conflict', code: 'not-arrived', details: { missing: ['sized.jpg'] } });
    await family.send(opened, [one]);
    for (const own of [key, fields?.key]) expect(await sizeOf(own)).toEqual({ size: one.bytes.length });
    await family.publish(anna, opened);
    expect(await sizeOf(key)).toEqual({ size: one.bytes.length });
    const clara = await family.joins('clara');
    for (const other of [key, fields?.key]) await expect(sizeOf(other, clara)).rejects.toMatchObject({ kind: 'missing', code: 'no-upload' });
    for (const none of ['', 'original/x/y', `${key}/more`]) await expect(sizeOf(none)).rejects.toMatchObject({ code: 'no-upload' });
  });

  it('is none of what was rejected', async () => {
    const notes = { fileName: 'notes.jpg', bytes: Buffer.from('dear diary '.repeat(31)) };
    const opened = await family.openUpload(anna, [notes]);
    await family.arrive(opened, [notes]);
    await family.harness.settled();
    await expect(sizeOf(opened.promises[0]?.key)).rejects.toMatchObject({ code: 'no-upload' });
  });
});
