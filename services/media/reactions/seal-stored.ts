import type { Sweep } from '@kloak/platform/reaction.ts';

/** Less than the time that a process gets to stop. */
const eachMs = 4000;

/**
 * Seals blobs from before sealing existed, in short runs; a finished vault costs nothing. It covers the blobs of all services, since they share one
 * store.
 */
export const sealStored: Sweep = { name: 'seal-stored', everySeconds: 10, run: (ctx) => ctx.blobs.sealStored(eachMs) };
