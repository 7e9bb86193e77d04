// Child process of worker-guard.test.ts. Guarded, it reports itself, fills as many megabytes as requested, and blocks its thread for a minute.
import { printNow } from '@kloak/platform/testing/print-now.ts';
import { guardWorker } from '../tools/workers/worker-guard.ts';

const [maxMegabytes = 0, megabytes = 0] = process.argv.slice(2).map(Number);

guardWorker(maxMegabytes * 2 ** 20);
printNow('busy');
const held: Buffer[] = [];
const end = performance.now() + 60_000;
while (performance.now() < end) if (held.length < megabytes) held.push(Buffer.alloc(2 ** 20, held.length + 1));
