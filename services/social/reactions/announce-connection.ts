import type { OfPair } from '@kloak/access/pair-sides.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { formatPosition } from '@kloak/platform/position.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announceStanding(ctx: ReactionCtx, { data: { low, high } }: OfPair): Promise<void> {
  for (const member of [low, high]) ctx.push(member, 'changed', { what: 'connections', at: formatPosition(ctx.position) });
}

/** Both see more, or less, of each other from now on. */
async function announceSharing(ctx: ReactionCtx, event: OfPair): Promise<void> {
  await announceStanding(ctx, event);
  for (const member of [event.data.low, event.data.high]) ctx.push(member, 'changed', { what: 'feed', at: formatPosition(ctx.position) });
}

/** Tells the pages of both members what became of their connection, and that they see more or less of each other. */
export const announceConnection = reaction({
  name: 'announce-connection',
  from: 'now',
  on: {
    social: {
      ConnectionRequested: announceStanding,
      ConnectionAccepted: announceSharing,
      ConnectionDeclined: announceStanding,
      ConnectionCancelled: announceStanding,
      ConnectionRemoved: announceSharing,
    },
  },
});
