// Pages of an album's items: an album may hold a whole library.
import type { Decision } from '@kloak/platform/aggregate.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { type Item, type ItemEvent, item } from '../domain/item.ts';
import { whileIn } from '../domain/item-albums.ts';
import { albumItems, albumItemsPlace } from '../views/album-items.ts';

/** `privacy`: only what has this one. */
type Which = { album: string; privacy?: string };

/** The ids of what it holds, some at a time. Refuses: 503 `catching-up` before the view has come to what the caller has seen and written. */
export async function* itemsOf(ctx: Pick<Ctx, 'strict'>, { album, privacy }: Which): AsyncGenerator<string[]> {
  const place = privacy === undefined ? albumItemsPlace(album, true) : { index: 'visible', equals: [album, privacy] };
  let before: string | undefined;
  do {
    const page = await ctx.strict(albumItems).page({ ...place, limit: maxPerPage, before });
    yield page.items.map((entry) => entry.item);
    before = page.next;
  } while (before !== undefined);
}

/** A call has 20 s, and something to do besides. */
export const maxDecidingMs = 8000;

const moreToDo = () => new Refusal('unavailable', 'more-to-do', 'This is a large album, and only a part is done yet. Please try again.', { retryAfter: 1 });

/**
 * Decides on all that an album holds, each by its own stream: what has left it since it was listed stays as it is. Refuses: 503 `more-to-do` where that
 * takes longer than a call may; what is done stands, and a repeat goes on.
 */
export async function decideOnItems(
  ctx: Pick<Ctx, 'decide' | 'monotonicMs' | 'strict'>,
  { owner, ...which }: Which & { owner: string },
  decision: Decision<Item, ItemEvent>,
) {
  const startedAt = ctx.monotonicMs();
  for await (const page of itemsOf(ctx, which)) {
    if (ctx.monotonicMs() - startedAt > maxDecidingMs) throw moreToDo();
    await Promise.all(page.map((id) => ctx.decide(item.of({ item: id, owner }), whileIn(which.album, decision))));
  }
}
