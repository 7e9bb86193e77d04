// See worker-guard.ts.
import { workerData } from 'node:worker_threads';
import type { GuardLimits } from './worker-guard.ts';

const checkMs = 200;
const { maxBytes, parent }: GuardLimits = workerData;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, checkMs);
