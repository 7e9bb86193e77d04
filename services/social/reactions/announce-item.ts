import { audienceOf } from '@kloak/access/may-view-item.ts';
import { formatPosition } from '@kloak/platform/position.ts';
import type { Reaction } from '@kloak/platform/service.ts';

/** Tells the pages of all who may view an item that its hearts or comments changed. */
export const announceItem: Reaction<'social'> = {
  name: 'announce-item',
  source: 'social',
  on: ['HeartGiven', 'HeartTaken', 'CommentSaved'],
  async run(ctx, event) {
    if (!('item' in event.data)) return;
    const { item } = event.data;
    const at = formatPosition(ctx.position);
    for (const member of await audienceOf(ctx, item)) ctx.push(member, 'changed', { what: 'item', id: item, at });
  },
};
