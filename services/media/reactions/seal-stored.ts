import type { Sweep } from '@kloak/platform/reaction.ts';

/** Short of what a process is given to stop. */
const eachMs = 4000;

/** Seals the blobs of a vault that is older than sealing, a little at a time; where there are none, it is over at once. Of all services, since they share one store. */
export const sealStored: Sweep = { name: 'seal-stored', everySeconds: 10, run: (ctx) => ctx.blobs.sealStored(eachMs) };
