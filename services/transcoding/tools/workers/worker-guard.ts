// [Note: A guard beside the decoder] A decoder may keep the thread of its process for many seconds, and what is looked at there is not looked at meanwhile. So what ends a
// worker has a thread of its own.
import { Worker } from 'node:worker_threads';

/** `maxBytes`: what the whole process may have in memory; `parent`: the id of the process that started it. */
export type GuardLimits = { maxBytes: number; parent: number };

/** Much more than the thread needs. */
const maxThreadMegabytes = 16;

/** Ends this process by SIGKILL as soon as it has more than `maxBytes` in memory, or its parent is gone, whatever its own thread does. */
export function guardWorker(maxBytes: number): void {
  const limits: GuardLimits = { maxBytes, parent: process.ppid };
  new Worker(new URL('./worker-guard-thread.ts', import.meta.url), {
    workerData: limits,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxThreadMegabytes },
  }).unref();
}
