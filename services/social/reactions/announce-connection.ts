import type { ByOne, OfPair } from '@kloak/access/pair-sides.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announceStanding(ctx: ReactionCtx, { data: { low, high } }: OfPair): Promise<void> {
  ctx.pushChanges([low, high], [{ what: 'connections' }]);
}

/** Only who did it sees it, on all their pages. */
async function announceToOne(ctx: ReactionCtx, { data: { by } }: ByOne): Promise<void> {
  ctx.pushChanges([by], [{ what: 'connections' }]);
}

/** Both see more, or less, of each other from now on. */
async function announceSharing(ctx: ReactionCtx, { data: { low, high } }: OfPair): Promise<void> {
  ctx.pushChanges([low, high], [{ what: 'connections' }, { what: 'feed' }]);
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
      ConnectionRequestHeldOff: announceToOne,
      HeldOffRequestCancelled: announceToOne,
      ConnectionCancelled: announceStanding,
      ConnectionRemoved: announceSharing,
      MemberBlocked: announceToOne,
      MemberUnblocked: announceToOne,
    },
  },
});
