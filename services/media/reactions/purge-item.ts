import { reaction } from '@kloak/platform/reaction.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { item } from '../domain/item/item.ts';
import { purgeSince } from '../domain/item/item-trash.ts';

/** Purges an item 30 days after its deletion, unless it was restored. */
export const purgeItem = reaction({
  name: 'purge-item',
  from: 'now',
  afterSeconds: trashMs / 1000,
  on: {
    media: {
      async ItemTrashed(ctx, { data: { item: id, owner, trashedAt } }) {
        await ctx.decide(item.of({ item: id, owner }), purgeSince(trashedAt));
      },
    },
  },
});
