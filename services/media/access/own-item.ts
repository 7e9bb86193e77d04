// Access to change items: their owner only. Facts are read from the item's own stream, as for keys. See: [Note: Keys and views]
import { noItem, notYours } from '@kloak/access/may-view-item.ts';
import { factsOf, relations } from '@kloak/access/relations.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { type Item, item, type Published, type Trashed } from '../domain/item.ts';

/** One that is in the trash or was purged is handed on, too: who repeats a deletion is answered as the first time. */
type OwnItem = { owner: string; state: Published | Trashed | Extract<Item, { status: 'purged' }> };

/** The owner of the item that a request names. Refuses: 401, 403 `not-yours`, 404 `no-item`, 503. */
export const ownerOfItem: Access<{ item: string }, OwnItem> = {
  rule: 'owner',
  async check(ctx, { item: id }) {
    const owner = ctx.account();
    const state = await ctx.state(item.of({ item: id, owner }));
    if ((state.status === 'published' || state.status === 'trashed') && state.original.owner === owner) return { owner, state };
    if (state.status === 'purged' && state.owner === owner) return { owner, state };
    // It is another's, or nobody's.
    throw (await factsOf(ctx.strict(relations), id)) ? notYours() : noItem();
  },
};

/** The owner of all items that a request names, also of those that were deleted: what becomes of each is told with the others. Refuses: 401, 403 `not-yours`, 404 `no-item`, 503. */
export const ownerOfItems: Access<{ items: string[] }, string> = {
  rule: 'owner',
  async check(ctx, { items }) {
    await Promise.all(items.map((item) => ownerOfItem.check(ctx, { item })));
    return ctx.account();
  },
};
