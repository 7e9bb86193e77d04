import { audienceOf } from '@kloak/access/may-view-item.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announce(ctx: ReactionCtx, { data: { item } }: { data: { item: string } }): Promise<void> {
  ctx.pushChanges(await audienceOf(ctx, item), [{ what: 'item', id: item }]);
}

/** Tells the pages of all who may view an item that its hearts or comments changed. */
export const announceItem = reaction({
  name: 'announce-item',
  from: 'now',
  on: {
    social: {
      HeartGiven: announce,
      HeartTaken: announce,
      CommentSaved: announce,
      CommentEdited: announce,
      CommentDeleted: announce,
      CommentHeartGiven: announce,
      CommentHeartTaken: announce,
    },
  },
});
