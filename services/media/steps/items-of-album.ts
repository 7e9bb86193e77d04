// Pages of an album's items: an album may hold a whole library.
import type { Decision } from '@kloak/platform/aggregate.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { type Item, type ItemEvent, item } from '../domain/item/item.ts';
import { ifInAlbum } from '../domain/item/item-albums.ts';
import { albumItems, albumItemsIndexQuery } from '../views/album-items.ts';

/** `privacy`: only items with this privacy. */
type Which = { album: string; privacy?: string };

/** Ids of the album's items, in pages. Refuses: 503 `catching-up` if the view lags behind the caller's position. */
export async function* itemsOf(ctx: Pick<Ctx, 'strict'>, { album, privacy }: Which): AsyncGenerator<string[]> {
  const place = privacy === undefined ? albumItemsIndexQuery(album, true) : { index: 'visible', equals: [album, privacy] };
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
 * Decides on all items of an album, each by its own stream; items that left it meanwhile stay unchanged. Refuses: 503 `more-to-do` if a call has too
 * little time; finished items stay so, and a repeat continues. `decisionFor` is asked once
 * for each page of items.
 */
export async function decideOnItems(
  ctx: Pick<Ctx, 'decide' | 'monotonicMs' | 'strict'>,
  { owner, ...which }: Which & { owner: string },
  decisionFor: (items: readonly string[]) => Decision<Item, ItemEvent> | Promise<Decision<Item, ItemEvent>>,
) {
  const startedAt = ctx.monotonicMs();
  for await (const page of itemsOf(ctx, which)) {
    if (ctx.monotonicMs() - startedAt > maxDecidingMs) throw moreToDo();
    const decision = await decisionFor(page);
    await Promise.all(page.map((id) => ctx.decide(item.of({ item: id, owner }), ifInAlbum(which.album, decision))));
  }
}
