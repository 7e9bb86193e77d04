import type { Decision } from '@kloak/platform/aggregate.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import type { Item, ItemEvent } from '../domain/item/item.ts';
import { posts, trashIndexQuery } from '../views/posts.ts';
import { decideOnEach } from './decide-on-each.ts';
import { maxDecidingMs } from './items-of-album.ts';

/**
 * Decides on all items in a member's trash, page by page, each by its own stream; refused items stay. Returns the number of items done, and whether more
 * remain than a call has time for. Refuses: 503 `catching-up` if the view lags behind the caller's position.
 */
export async function decideOnTrash(ctx: Pick<Ctx, 'decide' | 'monotonicMs' | 'strict'>, owner: string, decision: Decision<Item, ItemEvent>) {
  const startedAt = ctx.monotonicMs();
  let done = 0;
  let before: string | undefined;
  do {
    if (ctx.monotonicMs() - startedAt > maxDecidingMs) return { done, more: true };
    const page = await ctx.strict(posts).page({ ...trashIndexQuery(owner), limit: maxPerPage, before });
    const items = page.items.map(({ id }) => id);
    const refused = await decideOnEach(ctx, { owner, items, step: 'whole trash' }, decision);
    done += items.length - refused.length;
    before = page.next;
  } while (before !== undefined);
  return { done, more: false };
}
