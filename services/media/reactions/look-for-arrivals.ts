import type { Sweep } from '@kloak/platform/reaction.ts';
import { incomingPrefix, readKey } from '../domain/keys.ts';
import { noteIfArrived } from '../steps/note-arrival.ts';
import { files } from '../views/files.ts';

const maxKeysPerRun = 1000;

/**
 * Finds what arrived without a hint, and removes what was posted again after its item was settled. It asks the store for what is
 * there, and not for each file of each open upload: few objects are under `incoming/` at any time, while uploads stay open for days.
 */
export const lookForArrivals: Sweep = {
  name: 'look-for-arrivals',
  everySeconds: 30,
  async run(ctx) {
    const late: string[] = [];
    for (const key of await ctx.blobs.stale(incomingPrefix, ctx.now(), maxKeysPerRun)) {
      const read = readKey(key);
      const file = read ? await ctx.view(files).get(read.item) : undefined;
      // One that the view does not know stays: the view may lag. One that is being checked is removed by its check.
      if (file?.incomingKey !== key || file.progress === 'arrived') continue;
      if (file.progress === 'expected') await noteIfArrived(ctx, file);
      else late.push(key);
    }
    await ctx.blobs.remove(late);
  },
};
