import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { incomingPreviewKey, previewKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { files } from '../views/files.ts';

async function remove(ctx: ReactionCtx, { data: { item, owner } }: { data: { item: string; owner: string } }): Promise<void> {
  const file = await ctx.view(files).get(item);
  await ctx.blobs.remove([previewKey(owner, item), ...(file ? [incomingPreviewKey(file.upload, item)] : [])]);
}

/** Removes the preview of what is not to be seen, or not again. */
export const removePreview = reaction({
  name: 'remove-preview',
  from: 'now',
  on: { media: { ItemRejected: remove, ItemDuplicated: remove, ItemPurged: remove } },
});

/** For as long a page that was told of a preview may still ask for it, as one in the background does. */
const shownSeconds = 3600;

/** Removes the preview of what has its renditions, or will have none. */
export const retirePreview = reaction({
  name: 'retire-preview',
  from: 'now',
  afterSeconds: shownSeconds,
  on: { media: { ItemRendered: remove, ItemFailed: remove } },
});
