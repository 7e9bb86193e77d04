import { audienceOf } from '@kloak/access/may-view-item.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { formatPosition } from '@kloak/platform/position.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announce(ctx: ReactionCtx, { data: { item } }: { data: { item: string } }): Promise<void> {
  const at = formatPosition(ctx.position);
  for (const member of await audienceOf(ctx, item)) ctx.push(member, 'changed', { what: 'item', id: item, at });
}

/** Tells the pages of all who may view an item that its hearts or comments changed. */
export const announceItem = reaction({
  name: 'announce-item',
  from: 'now',
  on: { social: { HeartGiven: announce, HeartTaken: announce, CommentSaved: announce } },
});
