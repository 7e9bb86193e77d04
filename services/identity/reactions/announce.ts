import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announceProfile(ctx: ReactionCtx, { data }: { data: { account: string } }): Promise<void> {
  ctx.pushChanges([data.account], [{ what: 'profile' }]);
}

/** Tells a member's open pages that what they may do has changed, or what became of the picture they chose. */
export const announce = reaction({
  name: 'announce',
  from: 'now',
  on: {
    identity: {
      EmailConfirmed: announceProfile,
      DeletionAsked: announceProfile,
      DeletionWithdrawn: announceProfile,
      AdminAdded: announceProfile,
      AdminRemoved: announceProfile,
      AvatarChanged: announceProfile,
      AvatarFailed: announceProfile,
      AvatarRemoved: announceProfile,
    },
  },
});
