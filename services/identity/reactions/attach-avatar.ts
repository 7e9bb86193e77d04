import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { avatarKey, incomingAvatarKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { avatar, fail, show } from '../domain/avatar.ts';

/** Nothing that was posted stays, nor what is not shown. */
async function clear(ctx: ReactionCtx, { account, avatar: id }: { account: string; avatar: string }): Promise<void> {
  const { shown } = await ctx.state(avatar.of({ account }));
  await ctx.blobs.remove([incomingAvatarKey(account, id), ...(shown === id ? [] : [avatarKey(account, id)])]);
}

/** Hands a member the picture that was made, or that it cannot be. */
export const attachAvatar = reaction({
  name: 'attach-avatar',
  from: 'start',
  on: {
    transcoding: {
      async AvatarRendered(ctx, { data }) {
        await ctx.decide(avatar.of(data), show(data));
        await clear(ctx, data);
      },
      async AvatarNotRendered(ctx, { data: { reason, ...place } }) {
        await ctx.decide(avatar.of(place), fail(place, reason));
        await clear(ctx, place);
      },
    },
  },
});
