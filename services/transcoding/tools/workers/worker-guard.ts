// [Note: A guard beside the decoder] A decoder may block its process's thread for many seconds, and checks on that thread would wait. So the guard that ends
// a worker runs on its own thread.
import { Worker } from 'node:worker_threads';

/** `maxBytes`: memory limit of the whole process; `parent`: id of its parent. */
export type GuardLimits = { maxBytes: number; parent: number };

/** Much more than the thread needs. */
const maxThreadMegabytes = 16;

/** Kills this process (SIGKILL) if it exceeds `maxBytes` of memory or its parent is gone, whatever its own thread does. */
export function guardWorker(maxBytes: number): void {
  const limits: GuardLimits = { maxBytes, parent: process.ppid };
  new Worker(new URL('./worker-guard-thread.ts', import.meta.url), {
    workerData: limits,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxThreadMegabytes },
  }).unref();
}
