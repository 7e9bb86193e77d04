import type { Decision } from '@kloak/platform/aggregate.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import type { Item, ItemEvent } from '../domain/item.ts';
import { posts, trashPlace } from '../views/posts.ts';
import { decideOnEach } from './decide-on-each.ts';
import { maxDecidingMs } from './items-of-album.ts';

/**
 * Decides on all that a member has in the trash, a page at a time, each by its own stream; what cannot be decided so stays in it. Answers of how many
 * that is done, and whether there is more than a call has time for. Refuses: 503 `catching-up` before the view has come to what the caller has seen and written.
 */
export async function decideOnTrash(ctx: Pick<Ctx, 'decide' | 'monotonicMs' | 'strict'>, owner: string, decision: Decision<Item, ItemEvent>) {
  const startedAt = ctx.monotonicMs();
  let done = 0;
  let before: string | undefined;
  do {
    if (ctx.monotonicMs() - startedAt > maxDecidingMs) return { done, more: true };
    const page = await ctx.strict(posts).page({ ...trashPlace(owner), limit: maxPerPage, before });
    const items = page.items.map(({ id }) => id);
    const refused = await decideOnEach(ctx, { owner, items, step: 'whole trash' }, decision);
    done += items.length - refused.length;
    before = page.next;
  } while (before !== undefined);
  return { done, more: false };
}
