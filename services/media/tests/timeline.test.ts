import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import sharp from 'sharp';
import { media } from '../service.ts';
import { type Family, type Photo, photo, photoTaken, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let seed = 0;
/** Ids of items by their name in this test. */
const items = new Map<string, string>();
const idsOf = (...names: string[]) => names.map((name) => items.get(name));

/** A photograph with this camera time; `undefined`: without EXIF data. */
async function taken(at: string | undefined): Promise<Photo> {
  seed += 1;
  return at === undefined ? photo(`${seed}.jpg`, seed) : photoTaken(at, seed);
}

beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
  for (const [name, at] of [
    ['noon', '2024:07:01 12:00:00'],
    ['midnight', '2024:01:01 00:30:00'],
    ['evening', '2024:07:01 20:15:00'],
    ['today', undefined],
  ] as const) {
    items.set(name, await family.shares(anna, await taken(at), name === 'noon' ? 'PRIVATE' : 'FAMILY_ONLY'));
  }
});
afterAll(() => family.close());

const posts = (member: Member, days: string[], more: object = {}) => member.call('media', 'ListPostsByDay', { days, ...more });
const ids = ({ posts: listed }: Awaited<ReturnType<typeof posts>>) => listed.map(({ id }) => id);
const daysOf = async (member: Member) => (await member.call('media', 'ListDays', {})).days;
/** Day of publication, for the photograph without a date. */
async function today(): Promise<string> {
  const { post } = await anna.call('media', 'GetPost', { item: items.get('today') ?? '' });
  return post?.createdAt.slice(0, 10) ?? '';
}

it('an owner’s days are those of the camera’s clock, of the upload where it tells nothing, each with its count', async () => {
  expect(await daysOf(anna)).toEqual([
    { day: await today(), count: 1 },
    { day: '2024-07-01', count: 2 },
    { day: '2024-01-01', count: 1 },
  ]);
  expect(await daysOf(bruno)).toEqual([]);
});

it('a library is in the order in which it was taken, or in which it came, for its owner and for relatives', async () => {
  const library = async (member: Member, more: object) => (await member.call('media', 'ListPosts', { username: 'anna', ...more })).posts.map(({ id }) => id);
  expect(await library(anna, { byTaken: true })).toEqual(idsOf('today', 'evening', 'noon', 'midnight'));
  expect(await library(anna, {})).toEqual(idsOf('today', 'evening', 'midnight', 'noon'));
  expect(await library(bruno, { byTaken: true })).toEqual(idsOf('today', 'evening', 'midnight'));
  const [, second] = await library(bruno, { byTaken: true, perPage: 2 });
  expect(second).toBe(items.get('evening'));
});

it('the posts of some days come newest first, and nobody has another’s', async () => {
  expect(ids(await posts(anna, ['2024-01-01', '2024-07-01']))).toEqual(idsOf('evening', 'noon', 'midnight'));
  expect(ids(await posts(anna, [await today()]))).toEqual(idsOf('today'));
  expect(ids(await posts(bruno, ['2024-01-01', '2024-07-01']))).toEqual([]);
  await expect(family.harness.as().call('media', 'ListDays', {})).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('are read in pages, by number and by where the last one ended', async () => {
  const days = ['2024-07-01', '2024-01-01'];
  const first = await posts(anna, days, { perPage: 2 });
  expect(ids(first)).toEqual(idsOf('evening', 'noon'));
  expect(ids(await posts(anna, days, { perPage: 2, page: 1 }))).toEqual(idsOf('midnight'));
  const rest = await posts(anna, days, { perPage: 2, before: first.next });
  expect([ids(rest), rest.next]).toEqual([idsOf('midnight'), undefined]);
});

it('a post that is deleted leaves its day', async () => {
  await anna.call('media', 'DeleteItem', { item: items.get('noon') ?? '' });
  expect((await daysOf(anna)).find(({ day }) => day === '2024-07-01')).toEqual({ day: '2024-07-01', count: 1 });
  expect(ids(await posts(anna, ['2024-07-01']))).toEqual(idsOf('evening'));
});

it('what tells no date of its own was taken when its file was last changed, by its owner’s clock; what its bytes tell comes first', async () => {
  const [dateless, dated] = [await taken(undefined), await taken('2024:07:02 09:00:00')];
  const lastModified = '2019-12-31T23:30:00-05:00';
  const files = [dateless, dated].map(({ fileName, bytes }) => ({ fileName, size: bytes.length, lastModified }));
  const opened = await anna.call('media', 'OpenUpload', { files });
  await family.send(opened, [dateless, dated]);
  await family.publish(anna, opened);
  await family.harness.settled();
  const [first, second] = opened.promises.map(({ item }) => item);
  const shown = async (item = '') => (await anna.call('media', 'GetPost', { item })).post;
  expect(await shown(first)).toMatchObject({ takenLocal: '2019-12-31T23:30:00', takenAt: '2020-01-01T04:30:00.000Z' });
  expect(await shown(second)).toMatchObject({ takenLocal: '2024-07-02T09:00:00' });
  expect(ids(await posts(anna, ['2019-12-31']))).toEqual([first]);
  expect(await daysOf(anna)).toContainEqual({ day: '2019-12-31', count: 1 });
});

/** Uploads and publishes files together; returns their items in the order of choosing. */
async function sends(photos: readonly Photo[], lastModified: string, album?: string): Promise<string[]> {
  const files = photos.map(({ fileName, bytes }) => ({ fileName, size: bytes.length, lastModified }));
  const opened = await anna.call('media', 'OpenUpload', { files });
  await family.send(opened, [...photos]);
  const items = opened.promises.map(({ item }) => ({ item, title: '', description: '', privacy: 'PRIVATE' as const, category: '' }));
  await anna.call('media', 'PublishUpload', { items, ...(album && { album: { name: album, description: '' } }) });
  await family.harness.settled();
  return items.map(({ item }) => item);
}

describe('what was taken in one second', () => {
  const second = '2019:08:03 10:11:12';

  async function burst(fractions: readonly (string | undefined)[]): Promise<Photo[]> {
    return Promise.all(
      fractions.map(async (fraction, index) => {
        seed += 1;
        const told = { DateTimeOriginal: second, ...(fraction && { SubSecTimeOriginal: fraction }) };
        return {
          fileName: `${index}.jpg`,
          bytes: await sharp(await drawPhoto({ seed }))
            .withExif({ IFD2: told })
            .jpeg()
            .toBuffer(),
        };
      }),
    );
  }
  const inAlbum = async (name: string) => {
    const { albums } = await anna.call('media', 'ListAlbums', { owner: anna.id });
    const { posts: held } = await anna.call('media', 'ListAlbumPosts', { album: albums.find((album) => album.name === name)?.id ?? '' });
    return held.map(({ id }) => id);
  };

  it('stands by the fraction of it, the oldest first in its album and last in a timeline', async () => {
    const chosen = await sends(await burst(['480', '080', '800', '320', '160', '640']), '2021-01-01T12:00:00+00:00', 'Burst');
    const byTime = [1, 4, 3, 0, 5, 2].map((index) => chosen[index]);
    expect(await inAlbum('Burst')).toEqual(byTime);
    expect(ids(await posts(anna, ['2019-08-03']))).toEqual(byTime.toReversed());
    for (const item of chosen) await anna.call('media', 'DeleteItem', { item: item ?? '' });
  });

  it('stands in the order in which it was chosen, where nothing tells a fraction', async () => {
    const chosen = await sends(await burst(Array(6).fill(undefined)), '2021-01-01T12:00:00+00:00', 'Even');
    expect(await inAlbum('Even')).toEqual(chosen);
    expect(ids(await posts(anna, ['2019-08-03']))).toEqual(chosen.toReversed());
  });
});

it('a video that tells an instant alone was taken by the clock of who sends it; what was just saved stands under the day of who sends it', async () => {
  const film = await drawVideo({ fileName: 'a.mp4', seconds: 1, options: ['-metadata', 'creation_time=2024-07-05T03:30:00Z'] });
  const [video = ''] = await sends([{ fileName: 'a.mp4', bytes: film }], '2024-07-20T10:00:00-04:00');
  const shown = async (item: string) => (await anna.call('media', 'GetPost', { item })).post;
  expect(await shown(video)).toMatchObject({ takenLocal: '2024-07-04T23:30:00', takenAt: '2024-07-05T03:30:00.000Z' });
  expect(ids(await posts(anna, ['2024-07-04']))).toEqual([video]);
  const saved = new Date(Date.now() + 11 * 3_600_000).toISOString().slice(0, 19);
  const [photo = ''] = await sends([await taken(undefined)], `${saved}+11:00`);
  expect((await shown(photo))?.takenLocal?.slice(0, 13)).toBe(saved.slice(0, 13));
});
