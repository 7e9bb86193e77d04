import { noItem, notYours } from '@kloak/access/may-view-item.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfItem } from '../../access/own-item.ts';
import { item } from '../../domain/item/item.ts';
import { isOwn } from '../../domain/item/item-files.ts';
import { trash } from '../../domain/item/item-trash.ts';

export const deleteItem = rpc('media', 'DeleteItem', {
  access: ownerOfItem,
  narrows: true,
  async run(ctx, request, { owner, state }) {
    if (state.status === 'published' && !isOwn(state, request)) throw notYours();
    const { events } = await ctx.decide(item.of({ item: request.item, owner }), trash(ctx.now().toISOString()));
    // Its own repeat returns the first decision; another request finds nothing to delete.
    if (events.length === 0) throw noItem();
    return {};
  },
});
