import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { originalKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { files } from '../views/files.ts';

async function remove(ctx: ReactionCtx, { data: { item, owner } }: { data: { item: string; owner: string } }): Promise<void> {
  const file = await ctx.view(files).get(item);
  await ctx.blobs.remove([originalKey(owner, item), ...(file ? [file.incomingKey] : [])]);
}

/** Removes what a rejected, abandoned, duplicated or purged item left in the store. Renditions that transcoding tells of later go then. */
export const removeBytes = reaction({
  name: 'remove-bytes',
  from: 'start',
  on: {
    media: {
      ItemRejected: remove,
      ItemDuplicated: remove,
      ItemPurged: (ctx, { data }) => ctx.blobs.remove(data.keys),
    },
  },
});
