import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { avatarKey, incomingAvatarKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { avatar, fail, show } from '../domain/avatar.ts';

/** Removes the posted bytes, and the picture if it is not the current one. */
async function clear(ctx: ReactionCtx, { account, avatar: id }: { account: string; avatar: string }): Promise<void> {
  const { shown } = await ctx.state(avatar.of({ account }));
  await ctx.blobs.remove([incomingAvatarKey(account, id), ...(shown === id ? [] : [avatarKey(account, id)])]);
}

/** Attaches a rendered picture to its member, or records the failure. */
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
