import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { originalKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { files } from '../views/files.ts';

async function remove(ctx: ReactionCtx, { data: { item, owner } }: { data: { item: string; owner: string } }): Promise<void> {
  const file = await ctx.view(files).get(item);
  if (file) await ctx.blobs.discardParts(file.incomingKey);
  await ctx.blobs.remove([originalKey(owner, item), ...(file ? [file.incomingKey] : [])]);
}

/** Removes stored bytes of a rejected, abandoned, duplicate or purged item. Later renditions are removed when transcoding reports them. */
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
