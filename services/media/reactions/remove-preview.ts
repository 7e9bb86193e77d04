import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { incomingPreviewKey, previewKey } from '@kloak/proto/rules/storage-keys.ts';
import { files } from '../views/files.ts';

async function remove(ctx: ReactionCtx, { data: { item, owner } }: { data: { item: string; owner: string } }): Promise<void> {
  const file = await ctx.view(files).get(item);
  await ctx.blobs.remove([previewKey(owner, item), ...(file ? [incomingPreviewKey(file.upload, item)] : [])]);
}

/** Removes the preview of what has its renditions, or will have none. */
export const removePreview = reaction({
  name: 'remove-preview',
  from: 'now',
  on: { media: { ItemRendered: remove, ItemFailed: remove, ItemRejected: remove, ItemDuplicated: remove, ItemPurged: remove } },
});
