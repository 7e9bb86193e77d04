import { reaction } from '@kloak/platform/reaction.ts';
import { item, placeInLists } from '../domain/item/item.ts';

/** Records the places of items that builds before ItemPlaced published; other items have theirs already. */
export const placeOlderItems = reaction({
  name: 'place-older-items',
  from: 'start',
  on: {
    media: {
      async ItemPublished(ctx, { data }) {
        await ctx.decide(item.of(data), placeInLists);
      },
    },
  },
});
