import type { Reaction } from '@kloak/platform/service.ts';
import { originalKey } from '../domain/keys.ts';
import { files } from '../views/files.ts';

/** Removes what a rejected, abandoned or duplicated item left in the store. Its renditions go when transcoding tells of them. */
export const removeBytes: Reaction<'media'> = {
  name: 'remove-bytes',
  source: 'media',
  on: ['ItemRejected', 'ItemDuplicated'],
  async run(ctx, event) {
    if (event.type !== 'ItemRejected' && event.type !== 'ItemDuplicated') return;
    const { item, owner } = event.data;
    const file = await ctx.view(files).get(item);
    await ctx.blobs.remove([originalKey(owner, item), ...(file ? [file.incomingKey] : [])]);
  },
};
