import type { Sweep } from '@kloak/platform/reaction.ts';
import { incomingAvatarPrefix, readIncomingAvatarKey } from '@kloak/proto/rules/storage-keys.ts';
import { avatar } from '../domain/avatar.ts';

const hourMs = 3600_000;
const maxAtOnce = 100;

/** Removes what was posted and never asked for: between the two lies a moment, or a crash. What waits to be made ready stays. */
export const clearIncomingAvatars: Sweep = {
  name: 'clear-incoming-avatars',
  everySeconds: 600,
  async run(ctx) {
    for (const key of await ctx.blobs.stale(incomingAvatarPrefix, new Date(ctx.now().getTime() - hourMs), maxAtOnce)) {
      const named = readIncomingAvatarKey(key);
      const isWaitedFor = named !== undefined && (await ctx.state(avatar.of(named))).asked === named.avatar;
      if (!isWaitedFor) await ctx.blobs.remove([key]);
    }
  },
};
