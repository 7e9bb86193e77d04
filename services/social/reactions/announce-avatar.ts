import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announce(ctx: ReactionCtx, { data: { account } }: { data: { account: string } }): Promise<void> {
  ctx.pushChanges(await relativesOf(ctx.view(relations), account), [{ what: 'connections' }]);
}

/** Tells the pages of a member's relatives, where the member is seen most, that another picture stands for the member. */
export const announceAvatar = reaction({
  name: 'announce-avatar',
  from: 'now',
  on: { identity: { AvatarChanged: announce, AvatarRemoved: announce } },
});
