import type { Handlers } from '@kloak/platform/service.ts';
import { readKey } from '../domain/keys.ts';
import { noteArrival as look } from '../tools/note-arrival.ts';
import { files } from '../views/files.ts';

/** Anybody may say it: nothing is believed, and nothing is answered. */
export const noteArrival: Handlers<'media'>['NoteArrival'] = async (ctx, { incomingKey }) => {
  const key = readKey(incomingKey);
  const file = key?.area === 'incoming' ? await ctx.view(files).get(key.item) : undefined;
  if (file?.incomingKey !== incomingKey) return {};
  if (file.progress === 'expected' || file.progress === 'arrived') await look(ctx, file);
  // A second post with the same form, after the check: nothing waits for it.
  else await ctx.blobs.remove([incomingKey]);
  return {};
};
