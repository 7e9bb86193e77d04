import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announce(ctx: ReactionCtx, { data: { owner } }: { data: { owner: string } }): Promise<void> {
  ctx.pushChanges([owner], [{ what: 'usage' }]);
}

/** Tells the owner's pages that the space of the vault changed. */
export const announceUsage = reaction({
  name: 'announce-usage',
  from: 'now',
  on: { media: { SpaceReserved: announce, SpaceSettled: announce, SpaceFreed: announce } },
});
