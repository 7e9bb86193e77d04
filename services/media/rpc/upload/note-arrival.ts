import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { noteIfArrived } from '../../steps/note-arrival.ts';
import { notePreview } from '../../steps/note-preview.ts';
import { files, isUnchecked } from '../../views/files.ts';

/** Internal, and harmless from anybody: it only makes the store be checked, and returns nothing. */
export const noteArrival = rpc('media', 'NoteArrival', {
  access: internal,
  async run(ctx, { incomingKey }) {
    const key = readKey(incomingKey);
    const file = key && 'upload' in key ? await ctx.view(files).get(key.item) : undefined;
    if (!key || !file || !('upload' in key) || file.upload !== key.upload) return {};
    if (key.area === 'incoming-preview') await notePreview(ctx, file);
    else if (isUnchecked(file)) await noteIfArrived(ctx, file);
    // A second post with the same form, after the check: nothing waits for it.
    else await ctx.blobs.remove([incomingKey]);
    return {};
  },
});
