import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import sharp from 'sharp';
import { media } from './service.ts';
import { type Family, type Member, type Photo, startFamily } from './testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let seed = 0;
/** By the word for it. */
const items = new Map<string, string>();
const idsOf = (...names: string[]) => names.map((name) => items.get(name));

/** As a camera wrote it whose clock stood so; without a clock there is no word of it. */
async function taken(at: string | undefined): Promise<Photo> {
  seed += 1;
  const drawn = sharp(await drawPhoto({ seed }));
  const bytes = at === undefined ? drawn.jpeg() : drawn.withExif({ IFD2: { DateTimeOriginal: at } }).jpeg();
  return { fileName: `${seed}.jpg`, bytes: await bytes.toBuffer() };
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
/** The day on which what tells none was published. */
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

it('the days of a library are counted in parts, so that others have their turns meanwhile', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await daysOf(anna);
  isOver = true;
  expect(turns).toBeGreaterThan(12);
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
