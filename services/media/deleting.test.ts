import { wakeUps } from '@kloak/access/wake-ups.ts';
import { identity } from '@kloak/identity/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from './service.ts';
import { type Family, type Member, photo, startFamily } from './testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
});
afterAll(() => family.close());

const usage = () => anna.call('media', 'GetUsage', {});
const remove = (member: Member, item: string, more: object = {}, key?: string) =>
  member.call('media', 'DeleteItem', { item, ...more }, key === undefined ? {} : { key });
/** What stands in the store of a post: its original and its renditions. */
async function keysOf(item: string): Promise<string[]> {
  const { post } = await anna.call('media', 'GetPost', { item });
  return [post?.key ?? '', ...(post?.renditions ?? []).map(({ key }) => key)];
}
const standing = async (keys: string[]) =>
  (await Promise.all(keys.map((key) => family.harness.platform.blobs.stat(key)))).filter((facts) => facts !== undefined);

it('nobody sees a deleted post, its bytes, hearts or comments once that is answered, and its bytes and space are given back', async () => {
  const lake = await photo('Lake.jpg', 1);
  const before = await usage();
  const item = await family.shares(anna, lake);
  await bruno.call('social', 'GiveHeart', { item });
  await bruno.call('social', 'SaveComment', { item, content: 'How lovely!' });
  const keys = await keysOf(item);
  expect(await standing(keys)).toHaveLength(keys.length);
  const told: { member: string; payload: object }[] = [];
  const { live } = family.harness.platform;
  const { push } = live;
  live.push = (member, _event, payload) => told.push({ member, payload });
  let woken = 0;
  const stop = live.onWake(wakeUps.accessNarrowed, () => {
    woken += 1;
  });

  await remove(anna, item);
  expect(await usage()).toEqual(before);
  for (const { id } of [anna, bruno]) {
    const elsewhere = family.harness.as(id);
    const gone = { kind: 'missing', code: 'no-item' };
    await expect(elsewhere.call('media', 'GetPost', { item })).rejects.toMatchObject(gone);
    for (const key of keys) await expect(elsewhere.call('media', 'MayFetch', { key })).rejects.toMatchObject(gone);
    await expect(elsewhere.call('social', 'ListHearts', { item })).rejects.toMatchObject(gone);
    await expect(elsewhere.call('social', 'ListComments', { item })).rejects.toMatchObject(gone);
    await expect(elsewhere.call('social', 'GiveHeart', { item })).rejects.toMatchObject(gone);
    expect(JSON.stringify(await elsewhere.call('media', 'ListFamilyFeed', {}))).not.toContain(item);
  }
  await family.harness.settled();
  expect(await standing(keys)).toEqual([]);
  expect(new Set(told.filter(({ payload }) => 'what' in payload && payload.what === 'item').map(({ member }) => member))).toEqual(new Set([anna.id, bruno.id]));
  expect(woken).toBe(1);
  live.push = push;
  stop();
});

it('the same bytes can be uploaded again, and are charged again', async () => {
  const field = await photo('Field.jpg', 2);
  const before = await usage();
  const first = await family.shares(anna, field);
  await remove(anna, first);
  const second = await family.shares(anna, field);
  expect(second).not.toBe(first);
  expect((await anna.call('media', 'GetPost', { item: second })).post).toMatchObject({ status: 'READY', title: 'Field' });
  expect(await usage()).toMatchObject({ used: before.used + field.bytes.length, reserved: 0 });
  // Once more, as soon as it is answered: nothing of the first stands in its way.
  await remove(anna, second);
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
  const { blobs } = family.harness.platform;
  const { read } = blobs;
  const opening = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  blobs.read = async (key, range) => {
    const bytes = await read(key, range);
    opening.resolve();
    await deleted.promise;
    return bytes;
  };
  const late = await photo('Late.jpg', 7);
  const opened = await family.openUpload(anna, [late]);
  await family.send(opened, [late]);
  await family.publish(anna, opened);
  await opening.promise;
  const { item = '', key = '' } = opened.promises[0] ?? {};
  await remove(anna, item);
  blobs.read = read;
  deleted.resolve();
  await family.harness.settled();
  const left = await Array.fromAsync(blobs.list(`rendition/${anna.id}/${item}/`));
  expect([left, await blobs.stat(key)]).toEqual([[], undefined]);
});

it('what was in the vault already and is deleted before it is published has to be uploaded again, and that is what is said', async () => {
  const [sea, other] = [await photo('Sea.jpg', 41), await photo('Other.jpg', 42)];
  const item = await family.shares(anna, sea);
  const opened = await family.openUpload(anna, [sea, other]);
  await family.send(opened, [sea, other]);
  await anna.call('media', 'NoteArrival', { incomingKey: opened.promises[0]?.fields.key ?? '' });
  await family.harness.settled();
  await remove(anna, item);
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
  const { blobs } = family.harness.platform;
  blobs.remove = () => Promise.reject(unavailable('Storage'));
  await remove(anna, item);
  await family.restart();
  await until('its bytes are gone', async () => (await standing(keys)).length === 0);
  const again = await family.shares(anna, storm);
  expect((await anna.call('media', 'GetPost', { item: again })).post?.status).toBe('READY');
});
