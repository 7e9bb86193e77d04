// The few things that files as storage need beyond node:fs.
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './disk.ts';

/** The names in a folder, none when it is not there. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Makes a folder under `root` that is still there after a power cut. */
export async function makeDurably(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = dirname(folder); made.length >= root.length; made = dirname(made)) await sync(made);
}

/** Syncs a file, or a folder's entries. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
