// Search for damage in a whole file: on a thread of its own if it is large, because in a vault of years that takes minutes.
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LogDamage } from '../../../ports/shared/log-damage.ts';
import type { StoreFile } from '../file.ts';
import { type FileFaults, readFaults } from './faults.ts';

/** Larger files are read on a thread. Starting one takes longer than reading less. */
const maxBytesHere = 2e6;

/** Replaces the former findings. */
export async function checkFile(file: StoreFile, damage: LogDamage, maxBytes = maxBytesHere): Promise<void> {
  const { pages, log } = bytesOf(file.path) > maxBytes ? await readOnThread(file.path) : readFaults(file.path);
  file.health.checked(pages.map((page) => `${basename(file.path)} is damaged: put a backup of the folder in its place. ${page}`));
  damage.replace(log);
}

/** Bytes of the file and of its write-ahead log. */
const bytesOf = (path: string): number => [path, `${path}-wal`].reduce((sum, name) => sum + (statSync(name, { throwIfNoEntry: false })?.size ?? 0), 0);

async function readOnThread(path: string): Promise<FileFaults> {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: path });
  worker.unref();
  try {
    return await foundBy(worker);
  } finally {
    await worker.terminate();
  }
}

const foundBy = (worker: Worker): Promise<FileFaults> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that checks a file has ended.')));
  });
