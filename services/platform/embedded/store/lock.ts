// One process for one data folder.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../errors.ts';
import { diskRefusal } from './errors.ts';

/** Releasing it again does nothing. */
export type FolderLock = { release(): void };

/**
 * Locks the folder until the release or the end of the process, of any kind. An exclusive transaction on a file of its own does it, which the system ends
 * with the process. Refuses at once if another process has the lock.
 */
export function lockFolder(dataDir: string): FolderLock {
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
