import { cards, cardsById } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownersAmong } from '../../access/people.ts';
import { memories } from '../../domain/story/memories.ts';
import { inOrderOfMemories, memoryDaysOf } from '../../domain/story/memory-days.ts';
import { countFor, type DaysDoc, days, yearsOf } from '../../views/days.ts';
import { dayKeysOf, posts } from '../../views/posts.ts';
import { showPost } from '../../views/show-post.ts';

const [maxYears, maxPostsOfYear] = [50, 10];
/** Keys of one query. */
const maxKeys = 1_000;

/** Posts of one year: their number, and keys of index `byDay` for them. */
type Year = { total: number; keys: ReturnType<typeof dayKeysOf> };

export const listMemories = rpc('media', 'ListMemories', {
  access: member,
  async run(ctx, { day }, viewer) {
    const hidden = await ctx.state(memories.of({ who: viewer }));
    const owners = (await ownersAmong(ctx, viewer, [])).filter((owner) => !hidden.people.includes(owner));
    const years = await yearsWithPosts(ctx, { day, owners, viewer, hiddenDays: hidden.days });
    const cardOf = await cardsById(ctx.view(cards), owners);
    const thisYear = Number(day.slice(0, 'YYYY'.length));
    const shown = inOrderOfMemories([...years.keys()], thisYear).slice(0, maxYears);
    const read = async (year: number) => {
      const { total = 0, keys = [] } = years.get(year) ?? {};
      const { items } = await ctx.view(posts).newest({ index: 'byDay', keys, limit: maxPostsOfYear });
      return { year, total, posts: items.map((post) => showPost(post, cardOf.get(post.owner), viewer, true)) };
    };
    return { years: (await Promise.all(shown.map(read))).filter((year) => year.posts.length > 0) };
  },
});

type Wanted = { day: string; owners: readonly string[]; viewer: string; hiddenDays: readonly string[] };

async function yearsWithPosts(ctx: Pick<Ctx, 'view'>, { day, owners, viewer, hiddenDays }: Wanted): Promise<Map<number, Year>> {
  const found = new Map<number, Year>();
  const add = (doc: DaysDoc): void => {
    const wanted = memoryDaysOf(day, Number(doc.year)).map((one) => one.slice('YYYY-'.length));
    for (const monthDay of wanted.filter((one) => !hiddenDays.includes(one))) {
      const count = countFor(doc, monthDay, viewer);
      if (count === 0) continue;
      const { total, keys } = found.get(Number(doc.year)) ?? { total: 0, keys: [] };
      const ofDay = dayKeysOf(doc.owner, doc.owner === viewer, `${doc.year}-${monthDay}`);
      found.set(Number(doc.year), { total: total + count, keys: [...keys, ...ofDay].slice(0, maxKeys) });
    }
  };
  if (hiddenDays.includes(day.slice('YYYY-'.length))) return found;
  for await (const docs of yearsOf(ctx.view(days), owners)) docs.filter(({ year }) => year < day.slice(0, 'YYYY'.length)).forEach(add);
  return found;
}
