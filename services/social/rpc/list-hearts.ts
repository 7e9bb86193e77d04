import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Ctx, Handlers } from '@kloak/platform/service.ts';
import { countHearts, type HeartCount, type HeartDoc, heartId, hearts, isHeart } from '../views/hearts.ts';
import { showHeart } from './hearts.ts';
import { profilesOf } from './profiles.ts';
import { type Asked, type PageOf, pageSize, type Question, readAt, readOn } from './read-page.ts';

/** The cursor after one's own heart, where nothing of the others was read yet. */
const afterOwn = 'own';

export const listHearts: Handlers<'social'>['ListHearts'] = async (ctx, { item, page, perPage, before }) => {
  await mayViewItem(ctx, item);
  const total = await countHearts(ctx.view(hearts), item);
  const { items, next } = await ownFirst(ctx, item, total, { page, perPage: pageSize(perPage, 100), ...(before !== undefined && { before }) });
  const whose = items.map(({ who }) => who);
  const profileOf = await profilesOf(ctx, whose);
  return { hearts: whose.map(showHeart(item, profileOf)), total, ...(next !== undefined && { next }) };
};

/** The caller's own heart, then the others', newest first. */
async function ownFirst(ctx: Ctx, item: string, total: number, { page, perPage, before }: Asked): Promise<PageOf<HeartDoc>> {
  const me = ctx.account();
  const reader = ctx.view(hearts);
  const others: Question<HeartDoc | HeartCount, HeartDoc> = {
    reader,
    index: 'byItem',
    equals: [item],
    pick: (doc) => (isHeart(doc) && doc.who !== me ? [doc] : []),
  };
  if (before !== undefined) return readOn(others, perPage, before === afterOwn ? undefined : before);
  const own = await reader.get(heartId(item, me));
  if (!isHeart(own)) return readAt(others, page * perPage, perPage);
  if (page > 0) return readAt(others, page * perPage - 1, perPage);
  if (perPage === 1) return { items: [own], ...(total > 1 && { next: afterOwn }) };
  const rest = await readOn(others, perPage - 1);
  return { ...rest, items: [own, ...rest.items] };
}
