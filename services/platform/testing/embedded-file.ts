import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the file of a service in a folder in which nothing runs, to make of it what would take days, or somebody else's fault, to come about. */
export function changeFile(dataDir: string, service: string, change: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(dataDir, `${service}.db`));
  try {
    change(db);
  } finally {
    db.close();
  }
}
