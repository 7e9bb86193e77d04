// Cost of a query in a large vault ÷ in a smaller one with as many relatives. Both products run, and get queries in turn.
import { until } from '@kloak/platform/testing/until.ts';
import { notificationsPerPage } from '@kloak/proto/rules/notifications.ts';
import { feedRequest } from './call.ts';
import { amount } from './setup/amounts.ts';
import { callOf, msOfCall } from './setup/connection.ts';
import type { FamilySize } from './setup/history.ts';
import { untilQuiet } from './setup/process-facts.ts';
import { compare } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import { type BenchVault, openVault } from './setup/vault.ts';

const relatives = amount(20, 2);
const [rounds, calls] = amount([9, 200], [1, 4]);
const homeStories = 'POST /api/profile/stories';
const storyPage = 'POST /api/profile/story';
const familyDays = 'POST /api/library/family-days';
const news = 'POST /api/notification/list';

/** Posts of the whole vault, by its relatives and its member alike. */
const postsEach = (posts: number) => Math.round(posts / (relatives + 1));
const shown = (posts: number) => posts.toLocaleString('en');

async function questionsOf(vault: BenchVault): Promise<Question[]> {
  const { days } = await vault.anna.call('POST /api/library/days', { profileId: vault.anna.id });
  const asked = { profileId: vault.anna.id, days: days.slice(0, 40).map(({ day }) => day), perPage: 40 };
  return [
    { what: 'home feed', request: feedRequest(vault.base, vault.anna) },
    { what: 'days of the timeline', request: callOf(vault.base, vault.anna, 'POST /api/library/days', { profileId: vault.anna.id }) },
    { what: 'a page of the timeline', request: callOf(vault.base, vault.anna, 'POST /api/library/posts-by-day', asked) },
  ];
}

type Question = { what: string; request: Buffer[] };
/** Two vaults, and their queries. */
type Sides = { from: FamilySize; to: FamilySize; questionsOf(vault: BenchVault): Promise<readonly Question[]>; target: string; sizes: string };

async function compareSizes({ from, to, questionsOf, target, sizes }: Sides): Promise<TableRow[]> {
  await using opened = new AsyncDisposableStack();
  const open = async (size: FamilySize) => {
    const vault = await openVault(size);
    opened.defer(() => vault.close());
    await untilQuiet(vault.pid);
    return vault;
  };
  const [small, large] = [await open(from), await open(to)];
  const beside = await questionsOf(small);
  const rows: TableRow[] = [];
  for (const [index, { what, request }] of (await questionsOf(large)).entries()) {
    const compared = await compare(rounds, msOfCall(large.port, request, calls), msOfCall(small.port, beside[index]?.request ?? [], calls));
    rows.push(comparedRow(`${what} ${sizes}`, 'ms', target, compared));
  }
  return rows;
}

export function benchGrowth(fromPosts: number, toPosts: number): Promise<TableRow[]> {
  const size = (posts: number) => ({ relatives, posts: postsEach(posts), own: postsEach(posts) });
  const sizes = `at ${shown(toPosts)} posts ÷ at ${shown(fromPosts)}, ${relatives} relatives`;
  return compareSizes({ from: size(fromPosts), to: size(toPosts), questionsOf, target: '1.6 at most', sizes });
}

/** Answers that show the posts of all relatives, in a large family ÷ in a small one. */
export function benchFamily(posts: number): Promise<TableRow[]> {
  const few = { relatives: 2, posts: amount(200, 20) };
  const sizes = `of ${relatives} relatives × ${shown(posts)} posts ÷ of ${few.relatives} × ${few.posts}`;
  const ofFamily = async ({ base, anna }: BenchVault): Promise<Question[]> => {
    const me = { profileId: anna.id };
    const asked = { ...me, perPage: amount(10, 1) };
    await until('the stories', async () => (await anna.call(homeStories, asked)).stories.length === asked.perPage);
    const { days } = await anna.call(familyDays, me);
    const newest = { ...me, days: days.slice(0, 20).map(({ day }) => day), perPage: 40 };
    return [
      { what: 'a page of stories', request: callOf(base, anna, homeStories, asked) },
      { what: "the family's days", request: callOf(base, anna, familyDays, me) },
      { what: 'a screen of photos', request: callOf(base, anna, 'POST /api/library/family-posts-by-day', newest) },
      { what: 'memories of a day', request: callOf(base, anna, 'POST /api/library/on-this-day', { ...me, day: '2027-02-01' }) },
    ];
  };
  return compareSizes({ from: few, to: { relatives, posts }, questionsOf: ofFamily, target: '2 at most, 60 ms', sizes });
}

/** First page of a story with many posts ÷ with few, in vaults with as many posts. */
export function benchStory(few: number, many: number): Promise<TableRow[]> {
  const size = (perStory: number) => ({ relatives: 1, posts: many, perStory });
  const ofStory = async ({ base, anna }: BenchVault): Promise<Question[]> => {
    const me = { profileId: anna.id };
    const newest = async () => (await anna.call(homeStories, me)).stories[0];
    await until('the stories', async () => (await newest()) !== undefined);
    const storyId = (await newest())?._id ?? '';
    return [{ what: 'the first 10 posts of a story', request: callOf(base, anna, storyPage, { ...me, storyId, perPage: 10 }) }];
  };
  return compareSizes({ from: size(few), to: size(many), questionsOf: ofStory, target: '2 at most', sizes: `of ${shown(many)} posts ÷ of ${shown(few)}` });
}

/** Vaults with the same pictures and different numbers of notifications; those of one page are about different pictures. */
export function benchNotifications(few: number, many: number): Promise<TableRow[]> {
  const size = (mentions: number) => ({ relatives: 1, posts: few, mentions });
  const newsOf = async (vault: BenchVault) => {
    await until('the notifications', async () => (await vault.anna.call(news, { profileId: vault.anna.id })).notifications.length === notificationsPerPage);
    return [{ what: 'a page of notifications', request: callOf(vault.base, vault.anna, news, { profileId: vault.anna.id }) }];
  };
  return compareSizes({ from: size(few), to: size(many), questionsOf: newsOf, target: '1.2 at most', sizes: `of ${shown(many)} ÷ of ${shown(few)}` });
}
