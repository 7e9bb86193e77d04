import { identity } from '@kloak/identity/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let ahead = 0;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4, now: () => new Date(Date.now() + ahead) });
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
});
afterAll(() => family.close());
// Every test starts with an empty trash.
afterEach(async () => {
  await anna.call('media', 'EmptyTrash', {});
  await family.harness.settled();
});

const usage = () => anna.call('media', 'GetUsage', {});
const remove = (member: Member, item: string, more: object = {}, key?: string) =>
  member.call('media', 'DeleteItem', { item, ...more }, key === undefined ? {} : { key });
/** Keys in the store that belong to a post: its original and its renditions. */
async function keysOf(item: string): Promise<string[]> {
  const { post } = await anna.call('media', 'GetPost', { item });
  return [post?.key ?? '', ...(post?.renditions ?? []).map(({ key }) => key)];
}
const trash = () => anna.call('media', 'ListTrash', {});
const gone = { kind: 'missing', code: 'no-item' };
const standing = async (keys: string[]) =>
  (await Promise.all(keys.map((key) => family.harness.platform.blobs.stat(key)))).filter((facts) => facts !== undefined);

it('nobody sees a deleted post, its bytes, hearts or comments once that is answered, but its owner in the trash; it takes its space until that is emptied', async () => {
  const lake = await photo('Lake.jpg', 1);
  const before = await usage();
  const item = await family.shares(anna, lake);
  await bruno.call('social', 'GiveHeart', { item });
  await bruno.call('social', 'SaveComment', { item, content: 'How lovely!' });
  const keys = await keysOf(item);
  expect(await standing(keys)).toHaveLength(keys.length);
  const told: { member: string; payload: object }[] = [];
  const { fake, platform } = family.harness;
  const endFake = fake.live(() => ({ push: (member, _event, payload) => void told.push({ member, payload }) }));
  let woken = 0;
  const stop = platform.live.onWake(wakeUps.accessNarrowed, () => {
    woken += 1;
  });

  await remove(anna, item);
  expect((await usage()).used).toBe(before.used + lake.bytes.length);
  const [original = '', ...renditions] = keys;
  for (const { id } of [anna, bruno]) {
    const elsewhere = family.harness.as(id);
    await expect(elsewhere.call('media', 'GetPost', { item })).rejects.toMatchObject(gone);
    await expect(elsewhere.call('media', 'DownloadOriginal', { key: original })).rejects.toMatchObject(gone);
    for (const key of id === anna.id ? [original] : keys) await expect(elsewhere.call('media', 'MayFetch', { key })).rejects.toMatchObject(gone);
    await expect(elsewhere.call('social', 'ListHearts', { item })).rejects.toMatchObject(gone);
    await expect(elsewhere.call('social', 'ListComments', { item })).rejects.toMatchObject(gone);
    await expect(elsewhere.call('social', 'GiveHeart', { item })).rejects.toMatchObject(gone);
    const lists = [
      elsewhere.call('media', 'ListFamilyFeed', {}),
      elsewhere.call('media', 'ListPosts', { owner: anna.id }),
      elsewhere.call('media', 'ListOwnImages', {}),
      elsewhere.call('media', 'ListPostsById', { items: [item] }),
    ];
    for (const list of lists) expect(JSON.stringify(await list)).not.toContain(item);
  }
  expect(await trash()).toMatchObject({ posts: [{ post: { id: item, title: 'Lake', privacy: 'FAMILY_ONLY' } }], total: 1, bytes: lake.bytes.length });
  for (const key of renditions) await anna.call('media', 'MayFetch', { key });
  expect(await bruno.call('media', 'ListTrash', {})).toMatchObject({ posts: [], total: 0, bytes: 0 });
  await bruno.call('media', 'EmptyTrash', {});
  await family.harness.settled();
  expect(await standing(keys)).toHaveLength(keys.length);

  expect(await anna.call('media', 'EmptyTrash', {})).toEqual({ done: 1, more: false });
  expect(await usage()).toEqual(before);
  expect(await trash()).toMatchObject({ posts: [], total: 0, bytes: 0 });
  for (const key of keys) await expect(anna.call('media', 'MayFetch', { key })).rejects.toMatchObject(gone);
  await family.harness.settled();
  expect(await standing(keys)).toEqual([]);
  expect(new Set(told.filter(({ payload }) => 'what' in payload && payload.what === 'item').map(({ member }) => member))).toEqual(new Set([anna.id, bruno.id]));
  expect(woken).toBe(1);
  endFake();
  stop();
});

it('what is restored is as it was: its place in lists and albums, its hearts and comments, and who may see it', async () => {
  const item = await family.shares(anna, await photo('Island.jpg', 21));
  const { album } = await anna.call('media', 'AddToAlbum', { items: [item], named: { name: 'Islands' }, privacy: 'FAMILY_ONLY' });
  await bruno.call('social', 'GiveHeart', { item });
  await bruno.call('social', 'SaveComment', { item, content: 'How lovely!' });
  const seen = async () => ({
    post: await bruno.call('media', 'GetPost', { item }),
    feed: await bruno.call('media', 'ListFamilyFeed', {}),
    hearts: await bruno.call('social', 'ListHearts', { item }),
    comments: await bruno.call('social', 'ListComments', { item }),
    album: await bruno.call('media', 'ListAlbumPosts', { album: album?.id ?? '' }),
    days: await anna.call('media', 'ListDays', {}),
    own: await anna.call('media', 'ListPosts', {}),
    usage: await usage(),
  });
  await family.harness.settled();
  const before = await seen();
  const keys = await keysOf(item);
  const { album: left } = await anna.call('media', 'AddToAlbum', { items: [item], named: { name: 'Left' }, privacy: 'FAMILY_ONLY' });

  await remove(anna, item);
  expect(await bruno.call('media', 'ListAlbumPosts', { album: album?.id ?? '' })).toMatchObject({ posts: [] });
  await anna.call('media', 'DeleteAlbum', { album: left?.id ?? '' });
  await expect(bruno.call('media', 'RestoreItems', { items: [item] })).rejects.toMatchObject(gone);
  expect(await anna.call('media', 'RestoreItems', { items: [item] })).toMatchObject({ posts: [{ id: item }], refused: [] });
  await family.harness.settled();
  expect(await seen()).toEqual(before);
  expect((await anna.call('media', 'GetPost', { item })).post?.albums).toEqual([album?.id]);
  for (const key of keys.slice(1)) await bruno.call('media', 'MayFetch', { key });
  expect(await anna.call('media', 'RestoreItems', { items: [item] })).toMatchObject({ posts: [{ id: item }], refused: [] });

  await remove(anna, item);
  await anna.call('media', 'EmptyTrash', {});
  expect(await anna.call('media', 'RestoreItems', { items: [item] })).toMatchObject({ posts: [], refused: [{ item, code: 'no-item' }] });
});

it('what is in the trash goes for ever after 30 days, unless it was restored since; all that is there is restored at once', async () => {
  const [hill, dune] = [await family.shares(anna, await photo('Hill.jpg', 22)), await family.shares(anna, await photo('Dune.jpg', 23))];
  for (const item of [hill, dune]) await remove(anna, item);
  expect(await anna.call('media', 'RestoreTrash', {})).toEqual({ done: 2, more: false });
  const keys = await keysOf(hill);
  ahead += 1000;
  await remove(anna, hill);
  ahead += trashMs - 60_000;
  await family.harness.settled();
  expect((await trash()).posts.map(({ post }) => post?.id)).toEqual([hill]);
  ahead += 120_000;
  await family.harness.settled();
  await until('it is gone', async () => (await trash()).total === 0 && (await standing(keys)).length === 0);
  expect((await anna.call('media', 'GetPost', { item: dune })).post?.title).toBe('Dune');
});

it('the same bytes, uploaded again, are what is in the trash: that comes back, for whom they are uploaded', async () => {
  const cliff = await photo('Cliff.jpg', 24);
  const item = await family.shares(anna, cliff);
  await bruno.call('social', 'SaveComment', { item, content: 'How lovely!' });
  const before = await usage();
  await remove(anna, item);
  const opened = await family.openUpload(anna, [cliff]);
  await family.send(opened, [cliff]);
  expect(await family.publish(anna, opened, 'PRIVATE')).toMatchObject({ posts: [{ id: item, privacy: 'PRIVATE' }], duplicates: [{ item }] });
  await family.harness.settled();
  expect(await usage()).toEqual(before);
  expect((await anna.call('social', 'ListComments', { item })).comments).toHaveLength(1);
  await expect(bruno.call('media', 'GetPost', { item })).rejects.toMatchObject({ kind: 'forbidden' });

  // The same for an upload that is published on arrival.
  await remove(anna, item);
  const sent = await family.openOnArrival(anna, [cliff], { privacy: 'FAMILY_ONLY' });
  await family.arrive(sent, [cliff]);
  await family.harness.settled();
  expect((await bruno.call('media', 'GetPost', { item })).post?.title).toBe('Cliff');
});

it('the same bytes can be uploaded again once they are gone for ever, and are charged again', async () => {
  const field = await photo('Field.jpg', 2);
  const before = await usage();
  const first = await family.shares(anna, field);
  await remove(anna, first);
  await anna.call('media', 'EmptyTrash', {});
  const second = await family.shares(anna, field);
  expect(second).not.toBe(first);
  expect((await anna.call('media', 'GetPost', { item: second })).post).toMatchObject({ status: 'READY', title: 'Field' });
  expect(await usage()).toMatchObject({ used: before.used + field.bytes.length, reserved: 0 });
  // A third time, immediately after the answer: nothing of the first upload blocks it.
  await remove(anna, second);
  await anna.call('media', 'EmptyTrash', {});
  const opened = await family.openUpload(anna, [field]);
  await family.send(opened, [field]);
  expect((await family.publish(anna, opened)).duplicates).toEqual([]);
});

it('a repeat changes nothing: that of the same act answers as it did, and another finds nothing', async () => {
  const item = await family.shares(anna, await photo('Once.jpg', 3));
  await remove(anna, item, {}, 'act-1');
  await family.harness.settled();
  const after = await usage();
  expect(await remove(anna, item, {}, 'act-1')).toEqual({});
  await expect(remove(anna, item)).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  await family.harness.settled();
  expect(await usage()).toEqual(after);
  await expect(anna.call('media', 'PublishUpload', { items: [{ item, privacy: 'PRIVATE' }] })).rejects.toMatchObject({ kind: 'missing' });
  await expect(anna.call('media', 'ChangeDetails', { item, privacy: 'PRIVATE' })).rejects.toMatchObject({ kind: 'missing' });
});

it('nobody else deletes it, nor who names what is not its own, nor what is not published', async () => {
  const [item, other] = [await family.shares(anna, await photo('Mine.jpg', 4)), await family.shares(anna, await photo('Other.jpg', 5))];
  const [original = '', rendition = ''] = await keysOf(item);
  const forbidden = { kind: 'forbidden', code: 'not-yours' };
  await expect(remove(bruno, item)).rejects.toMatchObject(forbidden);
  for (const named of [{ keys: [original, ...(await keysOf(other))] }, { fileSize: 1 }, { thumbSize: 1 }, { keys: ['original/nobody/nothing'] }])
    await expect(remove(anna, item, named)).rejects.toMatchObject(forbidden);
  await expect(remove(anna, 'nothing')).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  const opened = await family.openUpload(anna, [await photo('Waits.jpg', 6)]);
  await expect(remove(anna, opened.promises[0]?.item ?? '')).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });

  const { post } = await anna.call('media', 'GetPost', { item });
  await remove(anna, item, { keys: [original, rendition], fileSize: post?.fileSize, thumbSize: post?.renditions[0]?.size });
  expect((await anna.call('media', 'GetPost', { item: other })).post?.title).toBe('Other');
});

it('what was being rendered when it was deleted leaves nothing in the store', async () => {
  const { fake, platform } = family.harness;
  const opening = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  const endFake = fake.blobs(({ read }) => ({
    async read(key, range) {
      const bytes = await read(key, range);
      opening.resolve();
      await deleted.promise;
      return bytes;
    },
  }));
  const late = await photo('Late.jpg', 7);
  const opened = await family.openUpload(anna, [late]);
  await family.send(opened, [late]);
  await family.publish(anna, opened);
  await opening.promise;
  const { item = '', key = '' } = opened.promises[0] ?? {};
  await remove(anna, item);
  await anna.call('media', 'EmptyTrash', {});
  endFake();
  deleted.resolve();
  await family.harness.settled();
  const left = await Array.fromAsync(platform.blobs.list(`rendition/${anna.id}/${item}/`));
  expect([left, await platform.blobs.stat(key)]).toEqual([[], undefined]);
});

it('what was in the vault already and is deleted before it is published has to be uploaded again, and that is what is said', async () => {
  const [sea, other] = [await photo('Sea.jpg', 41), await photo('Other.jpg', 42)];
  const item = await family.shares(anna, sea);
  const opened = await family.openUpload(anna, [sea, other]);
  await family.send(opened, [sea, other]);
  await anna.call('media', 'NoteArrival', { incomingKey: opened.promises[0]?.fields.key ?? '' });
  await family.harness.settled();
  await remove(anna, item);
  await anna.call('media', 'EmptyTrash', {});
  await expect(family.publish(anna, opened)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'gone',
    message: 'Some files are not in your vault any more. Please upload them again.',
    details: { rejected: ['Sea.jpg'], rejectedPosts: [opened.promises[0]?.item] },
  });
  expect((await anna.call('media', 'GetPost', { item: opened.promises[1]?.item ?? '' })).post?.fileName).toBe('Other.jpg');
  const again = await family.shares(anna, sea);
  expect((await anna.call('media', 'GetPost', { item: again })).post?.status).toBe('READY');
});

it('what follows a deletion is done although the product died before it', async () => {
  const storm = await photo('Storm.jpg', 8);
  const item = await family.shares(anna, storm);
  const keys = await keysOf(item);
  family.harness.fake.blobs(() => ({ remove: () => Promise.reject(unavailable('Storage')) }));
  await remove(anna, item);
  await anna.call('media', 'EmptyTrash', {});
  await family.restart();
  await until('its bytes are gone', async () => (await standing(keys)).length === 0);
  const again = await family.shares(anna, storm);
  expect((await anna.call('media', 'GetPost', { item: again })).post?.status).toBe('READY');
});
