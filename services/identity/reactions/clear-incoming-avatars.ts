import { batches } from '@kloak/platform/async/batches.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { Sweep } from '@kloak/platform/reaction.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { incomingAvatarPrefix, readIncomingAvatarKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { avatar } from '../domain/avatar.ts';

const maxAtOnce = 100;

async function isWaitedFor(ctx: ReactionCtx, key: string): Promise<boolean> {
  const named = readIncomingAvatarKey(key);
  return named !== undefined && (await ctx.state(avatar.of(named))).asked === named.avatar;
}

/** Removes posted pictures that were never requested, which takes only a moment or a crash. Requested ones stay. */
export const clearIncomingAvatars: Sweep = {
  name: 'clear-incoming-avatars',
  everySeconds: 600,
  async run(ctx) {
    const posted = ctx.blobs.list(incomingAvatarPrefix, new Date(ctx.seenNow().getTime() - hourMs));
    for await (const keys of batches(posted, maxAtOnce)) {
      const waitedFor = await Promise.all(keys.map((key) => isWaitedFor(ctx, key)));
      await ctx.blobs.remove(keys.filter((_, index) => !waitedFor[index]));
    }
  },
};
