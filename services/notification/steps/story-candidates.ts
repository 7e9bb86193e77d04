import { cards, cardsById, erasedCard } from '@kloak/access/cards.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { nameInMail } from '@kloak/platform/mails/without-links.ts';
import { somebody } from '@kloak/proto/rules/notification-words.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { storyWords } from '../tools/story-words.ts';
import { type ItemDoc, items } from '../views/items.ts';
import type { Reader } from '../views/reader.ts';
import type { PushCandidate } from './push-candidate.ts';
import { isPushed } from './push-content.ts';

/** Items of a story that a push counts. */
const maxCountedOfStory = 1000;

/** `newestAt`: when the last of its items became visible, ISO 8601 UTC. */
export type Story = { story: string; owner: string; newestAt: string };

export const tagOfStory = (story: string): string => `story:${story}`;

const placeOf = (story: string) => ({ index: 'inStory', equals: [story, true] });

/** The story of a visible item; undefined without one. */
export async function findStory(ctx: ReactionCtx, item: ItemDoc | undefined): Promise<Story | undefined> {
  if (!item?.shown || item.story === '') return undefined;
  const { story, owner } = item;
  const [newest] = (await ctx.strict(items).page({ ...placeOf(story), limit: 1 })).items;
  return newest && { story, owner, newestAt: newest.visibleAt };
}

async function itemsOf(ctx: ReactionCtx, { story }: Story): Promise<ItemDoc[]> {
  const found: ItemDoc[] = [];
  let before: string | undefined;
  do {
    const page = await ctx.strict(items).page({ ...placeOf(story), limit: maxPerPage, ...(before !== undefined && { before }) });
    found.push(...page.items);
    before = page.next;
  } while (before !== undefined && found.length < maxCountedOfStory);
  return found;
}

/** A push for each relative of a story's owner. Items that were shared before the two connected are no news. */
export async function storyCandidates(ctx: ReactionCtx, story: Story): Promise<PushCandidate[]> {
  const { owner } = story;
  const [relatives, found] = await Promise.all([relativesOf(ctx.view(relations), owner), cardsById(ctx.view(cards), [owner])]);
  const name = nameInMail((found.get(owner) ?? erasedCard(owner)).username || somebody);
  let reading: Promise<ItemDoc[]> | undefined;
  const read = async (reader: Reader) => {
    const since = reader.relatives.get(owner);
    if (since === undefined || !isPushed(reader, 'POSTS') || reader.blocked.has(owner)) return undefined;
    reading ??= itemsOf(ctx, story);
    const news = (await reading).filter(({ at }) => at >= since);
    return news.length === 0 ? undefined : { kind: 'POSTS' as const, title: storyWords(name, news), url: `/story/${story.story}` };
  };
  return relatives.map((member) => ({ member, tag: tagOfStory(story.story), read }));
}
