// Where work in hand stands: files of renderings, forms and of every library that asks for a temporary folder.
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const workFolderIn = (dataDir: string): string => join(dataDir, 'work');

/** What a killed process left there goes. Only for who holds the data folder. */
export function emptyWorkFolder(dataDir: string): void {
  const folder = workFolderIn(dataDir);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}
