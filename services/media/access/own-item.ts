// Access to change items: their owner only. Facts are read from the item's own stream, as for keys. See: [Note: Keys and views]
import { noItem, notYours } from '@kloak/access/may-view-item.ts';
import { factsOf, relations } from '@kloak/access/relations.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { type Item, item, type PublishedItem, type TrashedItem } from '../domain/item/item.ts';

/** Trashed and purged items are included: a repeated deletion gets the answer of the first. */
type OwnItem = { owner: string; state: PublishedItem | TrashedItem | Extract<Item, { status: 'purged' }> };

/** The owner of the item that a request names. Refuses: 401, 403 `not-yours`, 404 `no-item`, 503. */
export const ownerOfItem: Access<{ item: string }, OwnItem> = {
  rule: 'owner',
  async check(ctx, { item: id }) {
    const owner = ctx.account();
    const state = await ctx.state(item.of({ item: id, owner }));
    if ((state.status === 'published' || state.status === 'trashed') && state.original.owner === owner) return { owner, state };
    if (state.status === 'purged' && state.owner === owner) return { owner, state };
    // The item belongs to another member, or does not exist.
    throw (await factsOf(ctx.strict(relations), id)) ? notYours() : noItem();
  },
};

/** Owner of all requested items, including deleted ones: each item has its own outcome in the answer. Refuses: 401, 403 `not-yours`, 404 `no-item`, 503. */
export const ownerOfItems: Access<{ items: string[] }, string> = {
  rule: 'owner',
  async check(ctx, { items }) {
    await Promise.all(items.map((item) => ownerOfItem.check(ctx, { item })));
    return ctx.account();
  },
};

/** Owner of all requested items, with their states; none is deleted. Refuses: 401, 403 `not-yours`, 404 `no-item`, 503. */
export const ownerOfPublishedItems: Access<{ items: string[] }, { owner: string; states: PublishedItem[] }> = {
  rule: 'owner',
  async check(ctx, { items }) {
    const named = await Promise.all([...new Set(items)].map((item) => ownerOfItem.check(ctx, { item })));
    const states = named.flatMap(({ state }) => (state.status === 'published' ? [state] : []));
    if (states.length < named.length) throw noItem();
    return { owner: ctx.account(), states };
  },
};
