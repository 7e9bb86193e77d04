import { formatPosition } from '@kloak/platform/position.ts';
import type { Reaction } from '@kloak/platform/service.ts';

/** Tells the pages of both members what became of their connection, and that they see more or less of each other. */
export const announceConnection: Reaction<'social'> = {
  name: 'announce-connection',
  source: 'social',
  on: ['ConnectionRequested', 'ConnectionAccepted', 'ConnectionDeclined', 'ConnectionCancelled', 'ConnectionRemoved'],
  async run(ctx, event) {
    if (!('low' in event.data)) return;
    const at = formatPosition(ctx.position);
    const sharesMore = event.type === 'ConnectionAccepted' || event.type === 'ConnectionRemoved';
    for (const member of [event.data.low, event.data.high]) {
      ctx.push(member, 'changed', { what: 'connections', at });
      if (sharesMore) ctx.push(member, 'changed', { what: 'feed', at });
    }
  },
};
