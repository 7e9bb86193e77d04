import { totalmem } from 'node:os';

/** Maximum memory of a worker in bytes: more than a photograph needs, at most half of the machine's or container's. */
export const maxWorkerBytes = (): number => Math.min(1.5e9, totalmem() / 2, process.constrainedMemory() / 2 || Number.POSITIVE_INFINITY);
