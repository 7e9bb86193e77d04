import { viewerOf } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { type ListPage, type ListRequest, pageSize, readFrom, readPage, type ViewList } from '@kloak/platform/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { defaultPerPage } from '@kloak/proto/rules/pages.ts';
import { countHearts, type HeartCount, type HeartDoc, heartId, hearts, isHeart } from '../views/hearts.ts';
import { profilesOf } from '../views/profiles.ts';
import { showHeart } from '../views/show-heart.ts';

/** The cursor after one's own heart, where nothing of the others was read yet. */
const afterOwn = 'own';

export const listHearts = rpc('social', 'ListHearts', {
  access: viewerOf(({ item }) => item),
  async run(ctx, { item, page, perPage, before }, { viewer }) {
    const total = await countHearts(ctx.view(hearts), item);
    const { items, next } = await ownFirst(ctx, { item, viewer, total }, { page, perPage: pageSize(perPage, defaultPerPage), before });
    const whose = items.map(({ who }) => who);
    const profileOf = await profilesOf(ctx, whose);
    return { hearts: whose.map(showHeart(item, profileOf)), total, next };
  },
});

/** The viewer's own heart, then the others', newest first. */
async function ownFirst(
  ctx: Ctx,
  { item, viewer, total }: { item: string; viewer: string; total: number },
  { page, perPage, before }: ListRequest,
): Promise<ListPage<HeartDoc>> {
  const reader = ctx.view(hearts);
  const others: ViewList<HeartDoc | HeartCount, HeartDoc> = {
    reader,
    index: 'byItem',
    equals: [item],
    pick: (doc) => (isHeart(doc) && doc.who !== viewer ? [doc] : []),
  };
  if (before !== undefined) return readFrom(others, perPage, before === afterOwn ? undefined : before);
  const own = await reader.get(heartId(item, viewer));
  if (!isHeart(own)) return readPage(others, page * perPage, perPage);
  if (page > 0) return readPage(others, page * perPage - 1, perPage);
  if (perPage === 1) return { items: [own], next: total > 1 ? afterOwn : undefined };
  const rest = await readFrom(others, perPage - 1);
  return { items: [own, ...rest.items], next: rest.next };
}
