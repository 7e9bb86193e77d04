// Folder for unfinished work: files of renderings, forms and of every library that needs a temporary folder.
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const workFolderIn = (dataDir: string): string => join(dataDir, 'work');

/** Removes the remains of a killed process. Only for the process that has locked the data folder. */
export function emptyWorkFolder(dataDir: string): void {
  const folder = workFolderIn(dataDir);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}
