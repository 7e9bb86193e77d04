import { formatPosition } from '@kloak/platform/position.ts';
import type { Reaction } from '@kloak/platform/service.ts';

/** Tells a member's open pages that what they may do has changed. */
export const announce: Reaction<'identity'> = {
  name: 'announce',
  source: 'identity',
  on: ['EmailConfirmed', 'AdminGranted'],
  async run(ctx, event) {
    if (event.type !== 'EmailConfirmed' && event.type !== 'AdminGranted') return;
    ctx.push(event.data.account, 'changed', { what: 'profile', at: formatPosition(ctx.position) });
  },
};
