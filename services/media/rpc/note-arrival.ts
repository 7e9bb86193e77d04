import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readKey } from '@kloak/proto/rules/storage-keys.ts';
import { noteIfArrived } from '../steps/note-arrival.ts';
import { files, isUnchecked } from '../views/files.ts';

/** Anybody may say it: nothing is believed, and nothing is answered. */
export const noteArrival = rpc('media', 'NoteArrival', {
  access: anyone,
  async run(ctx, { incomingKey }) {
    const key = readKey(incomingKey);
    const file = key?.area === 'incoming' ? await ctx.view(files).get(key.item) : undefined;
    if (file?.incomingKey !== incomingKey) return {};
    if (isUnchecked(file)) await noteIfArrived(ctx, file);
    // A second post with the same form, after the check: nothing waits for it.
    else await ctx.blobs.remove([incomingKey]);
    return {};
  },
});
