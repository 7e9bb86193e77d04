import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photoTaken, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let clara: Member;
let seed = 0;
/** Ids of items by their name in this test. */
const items = new Map<string, string>();
const nameOf = (id: string) => [...items].find(([, item]) => item === id)?.[0];

async function share(name: string, owner: Member, at: string, privacy: 'PRIVATE' | 'FAMILY_ONLY' = 'FAMILY_ONLY'): Promise<void> {
  seed += 1;
  items.set(name, await family.shares(owner, await photoTaken(at, seed), privacy));
}

beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno, clara] = [await family.joins('anna'), await family.joins('bruno'), await family.joins('clara')];
  await family.connect(anna, bruno);
  await family.connect(clara, bruno);
  await share('lake', anna, '2024:07:01 12:00:00');
  await share('diary', anna, '2024:07:01 13:00:00', 'PRIVATE');
  await share('boat', bruno, '2024:07:01 12:30:00');
  await share('snow', clara, '2023:12:24 18:00:00');
  await share('notes', bruno, '2022:05:05 10:00:00', 'PRIVATE');
});
afterAll(() => family.close());

const daysOf = async (member: Member, people: string[] = []) => {
  const { days } = await member.call('media', 'ListFamilyDays', { people });
  return Object.fromEntries(days.map(({ day, count }) => [day, count]));
};
const postsOf = (member: Member, days: string[], more: object = {}) => member.call('media', 'ListFamilyPostsByDay', { days, ...more });
const namesOf = ({ posts }: Awaited<ReturnType<typeof postsOf>>) => posts.map(({ id }) => nameOf(id));

it('the days are of all that a member may see, own and relatives’, and of nobody else’s', async () => {
  expect(await daysOf(bruno)).toEqual({ '2024-07-01': 2, '2023-12-24': 1, '2022-05-05': 1 });
  expect(await daysOf(anna)).toEqual({ '2024-07-01': 3 });
  expect(await daysOf(clara)).toEqual({ '2024-07-01': 1, '2023-12-24': 1 });
});

it('are of some people where these are named, none of whom may be a stranger', async () => {
  expect(await daysOf(bruno, [clara.id, bruno.id])).toEqual({ '2024-07-01': 1, '2023-12-24': 1, '2022-05-05': 1 });
  await expect(daysOf(anna, [bruno.id, clara.id])).rejects.toMatchObject({ kind: 'forbidden', code: 'not-connected' });
  await expect(postsOf(anna, ['2023-12-24'], { people: [clara.id] })).rejects.toMatchObject({ kind: 'forbidden', code: 'not-connected' });
});

it('the posts of some days are of everybody in one order, page by page', async () => {
  const all = ['2023-12-24', '2024-07-01', '2022-05-05', '2001-01-01'];
  expect(namesOf(await postsOf(bruno, all))).toEqual(['boat', 'lake', 'snow', 'notes']);
  expect(namesOf(await postsOf(anna, all))).toEqual(['diary', 'boat', 'lake']);
  const paged: (string | undefined)[] = [];
  for (let before: string | undefined; ; ) {
    const page = await postsOf(bruno, all, { perPage: 1, before });
    paged.push(...namesOf(page));
    before = page.next;
    if (before === undefined) break;
  }
  expect(paged).toEqual(['boat', 'lake', 'snow', 'notes']);
  expect(namesOf(await postsOf(bruno, all, { perPage: 2, page: 1 }))).toEqual(['snow', 'notes']);
  await expect(postsOf(bruno, all, { before: '2024-07-01nonsense' })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-cursor' });
  await expect(postsOf(bruno, all, { before: 'nonsense' })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-cursor' });
});

it('what is made private, deleted, or of somebody no longer connected, is gone when that answers', async () => {
  await anna.call('media', 'ChangePrivacy', { items: [items.get('lake') ?? ''], privacy: 'PRIVATE' });
  expect(await daysOf(bruno)).toEqual({ '2024-07-01': 1, '2023-12-24': 1, '2022-05-05': 1 });
  await bruno.call('media', 'DeleteItem', { item: items.get('notes') ?? '' });
  expect(await daysOf(bruno)).toEqual({ '2024-07-01': 1, '2023-12-24': 1 });
  await clara.call('social', 'RejectConnection', { other: bruno.id });
  expect(await daysOf(bruno)).toEqual({ '2024-07-01': 1 });
  expect(namesOf(await postsOf(bruno, ['2024-07-01', '2023-12-24']))).toEqual(['boat']);
});
