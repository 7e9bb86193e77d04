// Reads a whole file on a thread of its own: in a vault of years that takes minutes.
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LogDamage } from '../../ports/shared/log-damage.ts';
import type { FileFaults } from './faults.ts';
import type { StoreFile } from './file.ts';

/** Replaces the former findings. */
export async function checkFile(file: StoreFile, damage: LogDamage): Promise<void> {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: file.path });
  worker.unref();
  try {
    const { pages, log } = await foundBy(worker);
    file.health.checked(pages.map((page) => `${basename(file.path)} is damaged: put a backup of the folder in its place. ${page}`));
    damage.replace(log);
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
