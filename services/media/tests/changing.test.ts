import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let clara: Member;
let item: string;
const told: { member: string; payload: object }[] = [];
let woken = 0;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno, clara] = [await family.joins('anna'), await family.joins('bruno'), await family.joins('clara')];
  await family.connect(anna, bruno);
  const { fake, platform } = family.harness;
  fake.live(() => ({ push: (member, _event, payload) => void told.push({ member, payload }) }));
  platform.live.onWake(wakeUps.accessNarrowed, () => {
    woken += 1;
  });
});
afterAll(() => family.close());
beforeEach(async () => {
  item = await family.shares(anna, await photo('Lake.jpg', Math.random()));
  told.splice(0);
  woken = 0;
});

const hearers = () => new Set(told.map(({ member }) => member));
const change = (member: Member, what: object, key?: string) =>
  member.call('media', 'ChangeDetails', { item, privacy: 'FAMILY_ONLY', ...what }, key === undefined ? {} : { key });
const seenBy = (member: Member) => member.call('media', 'GetPost', { item });

it('the owner says a post anew, and whoever sees it sees that', async () => {
  const { post } = await change(anna, { title: ' Summer ', description: 'At the lake' });
  expect(post).toMatchObject({ id: item, title: 'Summer', description: 'At the lake', privacy: 'FAMILY_ONLY', writer: { username: 'anna' } });
  await family.harness.settled();
  expect((await seenBy(bruno)).post).toMatchObject({ title: 'Summer', description: 'At the lake', status: 'READY' });
  expect((await bruno.call('media', 'ListFamilyFeed', {})).members[0]?.posts[0]).toMatchObject({ id: item, title: 'Summer' });
  expect(hearers()).toEqual(new Set([anna.id, bruno.id]));
});

it('the owner is answered with all that the owner alone is told', async () => {
  item = await family.shares(anna, { fileName: 'Beach.jpg', bytes: await drawPhoto({ seed: Math.random(), fromPhone: true }) });
  const { album } = await anna.call('media', 'AddToAlbum', { items: [item], named: { name: 'Beaches' }, privacy: 'FAMILY_ONLY' });
  const { post } = await change(anna, { description: 'Windy' });
  expect(post).toEqual((await seenBy(anna)).post);
  expect(post).toMatchObject({ description: 'Windy', albums: [album?.id], latitude: 47.366667, longitude: 8.533333 });
});

it('what is not named stays, and the same once more changes nothing', async () => {
  await change(anna, { title: 'Summer' });
  expect((await change(anna, { description: 'Warm' })).post).toMatchObject({ title: 'Summer', description: 'Warm' });
  await family.harness.settled();
  told.splice(0);
  await change(anna, { description: 'Warm' });
  await family.harness.settled();
  expect(told).toEqual([]);
});

it('who may no longer see it does not once the change is answered: not it, not its bytes, not its hearts', async () => {
  const { post } = await seenBy(bruno);
  const rendition = post?.renditions[0]?.key ?? '';
  await change(anna, { privacy: 'PRIVATE' });
  const elsewhere = family.harness.as(bruno.id);
  await expect(elsewhere.call('media', 'MayFetch', { key: rendition })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(elsewhere.call('media', 'GetPost', { item })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(elsewhere.call('social', 'ListHearts', { item })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(elsewhere.call('social', 'SaveComment', { item, content: 'Oh' })).rejects.toMatchObject({ kind: 'forbidden' });
  expect(JSON.stringify(await elsewhere.call('media', 'ListFamilyFeed', {}))).not.toContain(item);
  await family.harness.settled();
  expect(woken).toBe(1);
  // Everyone whose page shows the post is notified of its change.
  expect(hearers()).toEqual(new Set([anna.id, bruno.id]));

  told.splice(0);
  await change(anna, { privacy: 'PRIVATE', description: 'For me' });
  await family.harness.settled();
  expect(hearers()).toEqual(new Set([anna.id]));
  await change(anna, { privacy: 'FAMILY_ONLY' });
  expect((await family.harness.as(bruno.id).call('media', 'MayFetch', { key: rendition })).type).toBe('image/webp');
});

it('nobody else changes it, and nobody what is not there', async () => {
  for (const other of [bruno, clara]) await expect(change(other, { title: 'Mine' })).rejects.toMatchObject({ kind: 'forbidden', code: 'not-yours' });
  await expect(family.harness.as().call('media', 'ChangeDetails', { item, privacy: 'PRIVATE' })).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(anna.call('media', 'ChangeDetails', { item: 'nothing', privacy: 'PRIVATE' })).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  expect((await seenBy(anna)).post).toMatchObject({ title: 'Lake', privacy: 'FAMILY_ONLY' });
});

it('a title that is named is not empty, and a privacy that is not named stays', async () => {
  await expect(change(anna, { title: '  ' })).rejects.toMatchObject({ code: 'no-title', message: 'Title is required' });
  expect((await anna.call('media', 'ChangeDetails', { item, title: 'Pond' })).post).toMatchObject({ title: 'Pond', privacy: 'FAMILY_ONLY' });
});

it('a repeat of one act answers as it did, and takes nothing back that was said since', async () => {
  await change(anna, { title: 'First' }, 'act-1');
  await change(anna, { title: 'Second' });
  await change(anna, { title: 'First' }, 'act-1');
  expect((await seenBy(anna)).post?.title).toBe('Second');
});

describe('who may see many posts', () => {
  const changeAll = (member: Member, items: string[], privacy: 'PRIVATE' | 'FAMILY_ONLY', key?: string) =>
    member.call('media', 'ChangePrivacy', { items, privacy }, key === undefined ? {} : { key });
  const privacyOf = async (one: string) => (await anna.call('media', 'GetPost', { item: one })).post?.privacy;

  it('is changed in one call, and nothing else of them; who may no longer see them does not once it is answered', async () => {
    const other = await family.shares(anna, await photo('Hill.jpg', Math.random()), 'PRIVATE');
    const rendition = (await seenBy(bruno)).post?.renditions[0]?.key ?? '';
    woken = 0;
    const { posts, refused } = await changeAll(anna, [other, item, other], 'PRIVATE');
    expect(posts).toMatchObject([
      { id: other, title: 'Hill', privacy: 'PRIVATE' },
      { id: item, title: 'Lake', privacy: 'PRIVATE', writer: { username: 'anna' } },
    ]);
    expect(refused).toEqual([]);
    const elsewhere = family.harness.as(bruno.id);
    await expect(elsewhere.call('media', 'MayFetch', { key: rendition })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(elsewhere.call('media', 'GetPost', { item })).rejects.toMatchObject({ kind: 'forbidden' });
    await family.harness.settled();
    expect(woken).toBe(1);
    await changeAll(anna, [other, item], 'FAMILY_ONLY');
    for (const id of [other, item]) expect((await elsewhere.call('media', 'GetPost', { item: id })).post?.privacy).toBe('FAMILY_ONLY');
  });

  it('stays as it was of those that cannot be changed, which are named, and the others are', async () => {
    const gone = await family.shares(anna, await photo('Gone.jpg', Math.random()));
    await anna.call('media', 'DeleteItem', { item: gone });
    const often = await family.shares(anna, await photo('Often.jpg', Math.random()), 'PRIVATE');
    for (let time = 0; time < 400; time += 1) await anna.call('media', 'ChangeDetails', { item: often, title: `Title ${time}`, privacy: 'PRIVATE' });
    await change(anna, { privacy: 'PRIVATE' });
    const { posts, refused } = await changeAll(anna, [gone, often, item], 'FAMILY_ONLY');
    expect(posts.map(({ id }) => id)).toEqual([item]);
    expect(refused.toSorted((one, two) => one.code.localeCompare(two.code))).toEqual([
      { item: gone, code: 'no-item', message: 'This item does not exist.' },
      { item: often, code: 'too-many-changes', message: expect.stringContaining('too often') },
    ]);
    expect([await privacyOf(often), await privacyOf(item)]).toEqual(['PRIVATE', 'FAMILY_ONLY']);
    // A change to private is never refused, even after too many changes.
    expect((await changeAll(anna, [often, item], 'PRIVATE')).refused).toEqual([]);
  });

  it('is changed by their owner alone: one that is another’s, or nobody’s, and none of them is', async () => {
    const brunos = await family.shares(bruno, await photo('Bruno.jpg', Math.random()));
    for (const member of [bruno, clara]) await expect(changeAll(member, [item], 'PRIVATE')).rejects.toMatchObject({ kind: 'forbidden', code: 'not-yours' });
    await expect(changeAll(anna, [item, brunos], 'PRIVATE')).rejects.toMatchObject({ kind: 'forbidden', code: 'not-yours' });
    await expect(changeAll(anna, [item, 'nothing'], 'PRIVATE')).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
    await expect(anna.call('media', 'ChangePrivacy', { items: [item] })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await privacyOf(item)).toBe('FAMILY_ONLY');
  });

  it('is as it was said last, also when an earlier act is repeated', async () => {
    await changeAll(anna, [item], 'PRIVATE', 'many-1');
    await changeAll(anna, [item], 'FAMILY_ONLY');
    await changeAll(anna, [item], 'PRIVATE', 'many-1');
    expect(await privacyOf(item)).toBe('FAMILY_ONLY');
  });

  it('is changed where they stand in albums, too, and the albums are for whom they were', async () => {
    const { album } = await anna.call('media', 'AddToAlbum', { items: [item], named: { name: 'Hills' }, privacy: 'FAMILY_ONLY' });
    await changeAll(anna, [item], 'PRIVATE');
    expect(await bruno.call('media', 'ListAlbumPosts', { album: album?.id ?? '' })).toMatchObject({ album: { privacy: 'FAMILY_ONLY', items: 0 }, posts: [] });
    expect(await anna.call('media', 'ListAlbumPosts', { album: album?.id ?? '' })).toMatchObject({ album: { items: 1, shared: 0 }, posts: [{ id: item }] });
  });
});
