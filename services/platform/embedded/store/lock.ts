// One process for one data folder.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../errors.ts';
import { diskRefusal } from './errors.ts';

/** Releasing it again does nothing. */
export type FolderLock = { release(): void };

/**
 * Holds the folder until it is let go or the process ends, however it ends: an exclusive transaction on a file of its own, which the
 * system ends with the process. Refuses at once when another process holds it.
 */
export function holdFolder(dataDir: string): FolderLock {
  const path = join(dataDir, 'lock');
  try {
    mkdirSync(dataDir, { recursive: true });
    const db = new DatabaseSync(path);
    try {
      db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      db.close();
      throw error;
    }
    return { release: () => void (db.isOpen && db.close()) };
  } catch (error) {
    const refusal = diskRefusal(error, path);
    if (refusal?.code !== 'locked') throw refusal ?? error;
    throw new Refusal(
      'unavailable',
      'folder-in-use',
      `The data folder ${resolve(dataDir)} is in use by another running Kloak. Stop that one first, or choose another folder.`,
    );
  }
}
