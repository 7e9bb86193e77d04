import { batches } from '@kloak/platform/async/batches.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { Sweep } from '@kloak/platform/reaction.ts';
import { incomingPrefix, incomingPreviewKey, readKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { noteIfArrived } from '../steps/note-arrival.ts';
import { notePreview } from '../steps/note-preview.ts';
import { files, isUnchecked } from '../views/files.ts';

/** Maximum ids per query to the view. */
const maxAtOnce = 500;

async function look(ctx: ReactionCtx, keys: readonly string[]): Promise<void> {
  const known = await ctx.view(files).getMany([...new Set(keys.flatMap((key) => readKey(key)?.item ?? []))]);
  // An unknown file stays, because the view may lag. A file under check is removed by its check.
  const found = known.filter(({ incomingKey }) => keys.includes(incomingKey));
  for (const file of found) if (file.progress === 'expected') await noteIfArrived(ctx, file);
  const previewed = known.filter(({ upload, item }) => keys.includes(incomingPreviewKey(upload, item)));
  for (const file of previewed) await notePreview(ctx, file);
  await ctx.blobs.remove(found.filter((file) => !isUnchecked(file)).map(({ incomingKey }) => incomingKey));
}

/**
 * Finds arrivals whose notification was lost, and removes bytes that were posted again after their item was settled. It lists the store instead of every
 * file of every open upload: few objects are under `incoming/`, while uploads stay open for days.
 */
export const lookForArrivals: Sweep = {
  name: 'look-for-arrivals',
  everySeconds: 30,
  async run(ctx) {
    for await (const keys of batches(ctx.blobs.list(incomingPrefix), maxAtOnce)) await look(ctx, keys);
  },
};
