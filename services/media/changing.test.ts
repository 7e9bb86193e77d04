import { wakeUps } from '@kloak/access/wake-ups.ts';
import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from './service.ts';
import { type Family, type Member, photo, startFamily } from './testing/family.ts';

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
  const { live } = family.harness.platform;
  live.push = (member, _event, payload) => told.push({ member, payload });
  live.onWake(wakeUps.accessNarrowed, () => {
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
  // Whose page shows it hears that it changed.
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

it('a title that is named is not empty, and a privacy is chosen', async () => {
  await expect(change(anna, { title: '  ' })).rejects.toMatchObject({ code: 'no-title', message: 'Title is required' });
  await expect(anna.call('media', 'ChangeDetails', { item })).rejects.toMatchObject({ kind: 'invalid' });
});

it('a repeat of one act answers as it did, and takes nothing back that was said since', async () => {
  await change(anna, { title: 'First' }, 'act-1');
  await change(anna, { title: 'Second' });
  await change(anna, { title: 'First' }, 'act-1');
  expect((await seenBy(anna)).post?.title).toBe('Second');
});
