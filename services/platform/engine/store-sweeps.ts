import { hasCaughtUp } from '../following/rebuilds.ts';
import type { Sweep } from '../reaction.ts';
import type { Runtime } from './context.ts';

/** Secrets that no commit names are removed after an hour; tombstones after a day; claims of clients' keys, and rotations that are over, after two. */
const sweepAfterMs = { secrets: 3_600_000, tombstones: 86_400_000, claims: 172_800_000, rotations: 172_800_000 };

/** Name of a sweep that each store has, since its first start. */
export const storeSweep = 'sweep-store';

/** Sweeps of every service in its store, besides its own. */
export function storeSweeps({ store, views, source, seen }: Runtime): Sweep[] {
  const ago = (ms: number) => new Date(seen.seenNow().getTime() - ms);
  return [
    {
      name: storeSweep,
      everySeconds: 600,
      async run() {
        await store.secrets.sweep(ago(sweepAfterMs.secrets));
        await store.claims.sweep(new Date(seen.time().getTime() - sweepAfterMs.claims));
        await store.rotations.sweep(ago(sweepAfterMs.rotations));
        // A tombstone stays until its view has passed the owners' present tails, long after it was written.
        for (const view of views) if (await hasCaughtUp(store, view, source)) await store.views.sweep(view, ago(sweepAfterMs.tombstones));
      },
    },
    { name: 'check-store', everySeconds: 86_400, run: () => store.check() },
  ];
}
