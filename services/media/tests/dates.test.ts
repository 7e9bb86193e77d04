import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import sharp from 'sharp';
import { media } from '../service.ts';
import { type Family, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let seed = 0;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
});
afterAll(() => family.close());

/** Shares a photograph with this camera time in the zone +02:00; `undefined`: without EXIF data. */
async function share(at?: string): Promise<string> {
  seed += 1;
  const drawn = sharp(await drawPhoto({ seed }));
  const dated = at === undefined ? drawn : drawn.withExif({ IFD2: { DateTimeOriginal: at, OffsetTimeOriginal: '+02:00' } });
  return family.shares(anna, { fileName: `${seed}.jpg`, bytes: await dated.jpeg().toBuffer() });
}

const change = (items: string[], taken: object, member = anna, key?: string) =>
  member.call('media', 'ChangeTaken', { items, taken }, key === undefined ? {} : { key });
const undo = (id: string, member = anna) => member.call('media', 'UndoChange', { change: id });
const postOf = async (item: string, member = anna) => (await member.call('media', 'GetPost', { item })).post;
const daysOf = async (member: Member) => (await member.call('media', 'ListFamilyDays', { people: [anna.id] })).days.map(({ day }) => day);
const inJune = { takenLocal: '1987-06-15T12:00:00', takenAt: '1987-06-15T10:00:00.000Z', takenPrecision: 'MONTH', takenAbout: true };
const june = { month: '1987-06', about: true };

it('a corrected date is valid wherever the post is shown, in its days and in albums, and one press takes it back', async () => {
  const [one, other] = [await share('2024:07:01 12:00:00'), await share('2024:07:02 12:00:00')];
  const { album } = await anna.call('media', 'AddToAlbum', { items: [one, other], named: { name: 'June' }, privacy: 'FAMILY_ONLY' });
  const inAlbum = async () => (await bruno.call('media', 'ListAlbumPosts', { album: album?.id ?? '' })).posts.map(({ id }) => id);
  expect(await inAlbum()).toEqual([one, other]);
  const { change: id, posts } = await change([other, other], june);
  expect(posts).toMatchObject([{ id: other, ...inJune }]);
  expect(await postOf(other, bruno)).toMatchObject(inJune);
  expect(await inAlbum()).toEqual([other, one]);
  expect(await daysOf(bruno)).toEqual(['2024-07-01', '1987-06-15']);
  const listed = await bruno.call('media', 'ListFamilyPostsByDay', { days: ['1987-06-15'], people: [] });
  expect(listed.posts.map((post) => post.id)).toEqual([other]);
  expect(await undo(id)).toMatchObject({ posts: [{ id: other, takenLocal: '2024-07-02T12:00:00', takenPrecision: 'TIME', takenAbout: false }], skipped: [] });
  expect(await inAlbum()).toEqual([one, other]);
  expect(await daysOf(bruno)).toEqual(['2024-07-02', '2024-07-01']);
});

it('hours are shifted for all of them, or for none', async () => {
  const [dated, undated] = [await share('2024:01:01 00:30:00'), await share()];
  await expect(change([dated, undated], { shiftMinutes: -60 })).rejects.toMatchObject({ kind: 'invalid', code: 'no-date' });
  expect(await postOf(dated)).toMatchObject({ takenLocal: '2024-01-01T00:30:00' });
  const { posts } = await change([dated], { shiftMinutes: -60 });
  expect(posts).toMatchObject([{ takenLocal: '2023-12-31T23:30:00', takenAt: '2023-12-31T21:30:00.000Z', takenPrecision: 'TIME' }]);
  expect((await change([undated], { year: 1987 })).posts).toMatchObject([{ takenLocal: '1987-07-02T12:00:00', takenAt: '1987-07-02T12:00:00.000Z' }]);
});

it('what was changed since stays, and is named; where that is all, undoing is refused', async () => {
  const [one, other, gone] = [await share('2024:07:01 12:00:00'), await share('2024:07:02 12:00:00'), await share('2024:07:03 12:00:00')];
  const first = await change([one, other, gone], june);
  const second = await change([other], { day: '1990-01-01' });
  await anna.call('media', 'DeleteItem', { item: gone });
  expect(await undo(first.change)).toMatchObject({ posts: [{ id: one, takenLocal: '2024-07-01T12:00:00' }], skipped: [other, gone] });
  await expect(undo(first.change)).rejects.toMatchObject({ kind: 'conflict', code: 'changed-since' });
  expect((await undo(second.change)).posts).toMatchObject([{ id: other, ...inJune }]);
  expect((await undo(first.change)).posts).toMatchObject([{ id: other, takenLocal: '2024-07-02T12:00:00' }]);
});

it('goes back to the date of the file when reset, which can be undone too', async () => {
  const item = await share('2024:07:01 12:00:00');
  await change([item], june);
  const reset = await change([item], { reset: true });
  expect(reset.posts).toMatchObject([{ takenLocal: '2024-07-01T12:00:00', takenAt: '2024-07-01T10:00:00.000Z', takenPrecision: 'TIME', takenAbout: false }]);
  expect((await undo(reset.change)).posts).toMatchObject([inJune]);
});

it('is the owner’s to correct and to undo, for 30 days', async () => {
  const item = await share('2024:07:01 12:00:00');
  const brunos = await family.shares(bruno, { fileName: 'b.jpg', bytes: await drawPhoto({ seed: 900 }) });
  await expect(change([item, brunos], june)).rejects.toMatchObject({ kind: 'forbidden', code: 'not-yours' });
  await expect(change([item, 'nothing'], june)).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  await expect(change([item], june, bruno)).rejects.toMatchObject({ kind: 'forbidden', code: 'not-yours' });
  for (const wrong of [{}, { day: '2024-02-30' }, { year: 1825 }, { shiftMinutes: 5_256_001 }, { day: '1987-06-14', reset: true }])
    await expect(change([item], wrong)).rejects.toMatchObject({ kind: 'invalid', code: 'bad-date' });
  expect(await postOf(item)).toMatchObject({ takenLocal: '2024-07-01T12:00:00' });
  const { change: id } = await change([item], june);
  for (const [who, which] of [
    [bruno, id],
    [anna, 'none'],
  ] as const)
    await expect(undo(which, who)).rejects.toMatchObject({ kind: 'missing', code: 'no-change' });
  await anna.call('media', 'DeleteItem', { item });
  await expect(change([item], june)).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  await expect(undo(id)).rejects.toMatchObject({ kind: 'conflict', code: 'changed-since' });
  family.later(30 * dayMs + 1000);
  await expect(undo(id)).rejects.toMatchObject({ kind: 'missing', code: 'no-change' });
});

it('a repeat of one act answers as it did, also after a restart, and changes nothing more', async () => {
  const item = await share('2024:07:01 12:00:00');
  const first = await change([item], { shiftMinutes: 60 }, anna, 'shift-1');
  await family.restart();
  const again = await change([item], { shiftMinutes: 60 }, anna, 'shift-1');
  expect([again.change, again.posts[0]?.takenLocal]).toEqual([first.change, '2024-07-01T13:00:00']);
  expect((await undo(first.change)).posts).toMatchObject([{ takenLocal: '2024-07-01T12:00:00' }]);
});
