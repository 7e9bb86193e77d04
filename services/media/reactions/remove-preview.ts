import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { incomingPreviewKey, previewKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { files } from '../views/files.ts';

async function remove(ctx: ReactionCtx, { data: { item, owner } }: { data: { item: string; owner: string } }): Promise<void> {
  const file = await ctx.view(files).get(item);
  await ctx.blobs.remove([previewKey(owner, item), ...(file ? [incomingPreviewKey(file.upload, item)] : [])]);
}

/** Removes the preview of a rejected, duplicate or purged item. */
export const removePreview = reaction({
  name: 'remove-preview',
  from: 'now',
  on: { media: { ItemRejected: remove, ItemDuplicated: remove, ItemPurged: remove } },
});

/** Time for which an open page, possibly in the background, may still request a known preview. */
const shownSeconds = 3600;

/** Removes the preview after the renditions are ready, or have failed. */
export const retirePreview = reaction({
  name: 'retire-preview',
  from: 'now',
  afterSeconds: shownSeconds,
  on: { media: { ItemRendered: remove, ItemFailed: remove } },
});
