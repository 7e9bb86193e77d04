import { formatPosition } from '@kloak/platform/position.ts';
import type { Reaction } from '@kloak/platform/service.ts';

export const announceUsage: Reaction<'media'> = {
  name: 'announce-usage',
  source: 'media',
  on: ['SpaceReserved', 'SpaceSettled'],
  async run(ctx, event) {
    if (event.type !== 'SpaceReserved' && event.type !== 'SpaceSettled') return;
    ctx.push(event.data.owner, 'changed', { what: 'usage', at: formatPosition(ctx.position) });
  },
};
