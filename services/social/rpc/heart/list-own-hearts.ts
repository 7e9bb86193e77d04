import { viewableAmong } from '@kloak/access/may-view-item.ts';
import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { pageSize } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxNumberedEntries, maxPerPage, pageTooDeep } from '@kloak/proto/rules/pages.ts';
import { countOwnHearts, itemsOf, ownHearts } from '../../views/own-hearts.ts';

/** Hearts whose items are checked for the total: 20 queries. */
const maxChecked = 2_000;

export const listOwnHearts = rpc('social', 'ListOwnHearts', {
  access: member,
  async run(ctx, { page, perPage, before }, who) {
    const size = pageSize(perPage);
    if (page * size > maxNumberedEntries) throw refusalOf(pageTooDeep);
    const skip = before === undefined ? page * size : 0;
    const [{ items, next }, total] = await Promise.all([readVisible(ctx, who, { skip, size, before }), countVisible(ctx, who)]);
    return { items, total, next };
  },
});

type Part = { skip: number; size: number; before: string | undefined };

/** Reads the next visible items after `skip` others. The page may end early: a cursor stands only between pages of the store. */
async function readVisible(ctx: Ctx, who: string, { skip, size, before }: Part): Promise<{ items: string[]; next?: string | undefined }> {
  const items: string[] = [];
  let [from, left] = [before, skip];
  while (items.length < size) {
    const limit = Math.min(left > 0 ? left : size - items.length, maxPerPage);
    const part = await ctx.view(ownHearts).page({ index: 'byWho', equals: [who], limit, ...(from !== undefined && { before: from }) });
    const visible = await visibleAmong(ctx, itemsOf(part.items));
    if (left > 0) left -= visible.length;
    else items.push(...visible);
    from = part.next;
    if (from === undefined) return { items };
  }
  return { items, next: from };
}

async function visibleAmong(ctx: Ctx, items: readonly string[]): Promise<string[]> {
  const viewable = await viewableAmong(ctx, items);
  return items.filter((item) => viewable.has(item));
}

async function countVisible(ctx: Ctx, who: string): Promise<number> {
  let [hidden, checked] = [0, 0];
  let from: string | undefined;
  do {
    const part = await ctx.view(ownHearts).page({ index: 'byWho', equals: [who], limit: maxPerPage, ...(from !== undefined && { before: from }) });
    const items = itemsOf(part.items);
    hidden += items.length - (await visibleAmong(ctx, items)).length;
    checked += items.length;
    from = part.next;
  } while (from !== undefined && checked < maxChecked);
  return Math.max((await countOwnHearts(ctx.view(ownHearts), who)) - hidden, 0);
}
