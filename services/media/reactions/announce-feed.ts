import { audienceOf } from '@kloak/access/may-view-item.ts';
import { formatPosition } from '@kloak/platform/position.ts';
import type { Reaction } from '@kloak/platform/service.ts';

/** Tells the pages of all who may view an item that it is new, or can be shown now. */
export const announceFeed: Reaction<'media'> = {
  name: 'announce-feed',
  source: 'media',
  on: ['ItemPublished', 'ItemRendered', 'ItemFailed'],
  async run(ctx, event) {
    if (event.type !== 'ItemPublished' && event.type !== 'ItemRendered' && event.type !== 'ItemFailed') return;
    const at = formatPosition(ctx.position);
    for (const member of await audienceOf(ctx, event.data.item)) {
      ctx.push(member, 'changed', { what: 'feed', at });
      ctx.push(member, 'changed', { what: 'item', id: event.data.item, at });
    }
  },
};
