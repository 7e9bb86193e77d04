import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The secrets of a service as they stand in its file, also while it runs. */
export function storedSecrets(dataDir: string, service: string): { id: string; value: string }[] {
  const found: { id: string; value: string }[] = [];
  changeFile(dataDir, service, (db) => {
    for (const { id, value } of db.prepare('SELECT id, value FROM secrets').all()) found.push({ id: String(id), value: String(value) });
  });
  return found;
}

/** Opens the file of a service in a folder in which nothing runs, to make of it what would take days, or somebody else's fault, to come about. */
export function changeFile(dataDir: string, service: string, change: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(dataDir, `${service}.db`));
  try {
    change(db);
  } finally {
    db.close();
  }
}
