// Where work in hand stands: files of renderings, forms and of every library that asks for a temporary folder.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const workFolderIn = (dataDir: string): string => join(dataDir, 'work');

/** What a killed process left there goes. Only for who holds the data folder. */
export function emptyWorkFolder(dataDir: string): void {
  const folder = workFolderIn(dataDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
}
