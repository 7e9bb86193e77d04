import type { ReactionCtx } from '@kloak/platform/context.ts';
import { formatPosition } from '@kloak/platform/position.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announceRights(ctx: ReactionCtx, { data }: { data: { account: string } }): Promise<void> {
  ctx.push(data.account, 'changed', { what: 'profile', at: formatPosition(ctx.position) });
}

/** Tells a member's open pages that what they may do has changed. */
export const announce = reaction({
  name: 'announce',
  from: 'now',
  on: { identity: { EmailConfirmed: announceRights, AdminGranted: announceRights } },
});
