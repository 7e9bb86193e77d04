import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** Gives an unused file's log a new identity. Ids of other logs are forgotten, since those logs are restored with it. */
export function renewLogId(path: string): void {
  const db = new DatabaseSync(path);
  try {
    db.prepare("INSERT INTO meta VALUES ('log', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value").run(randomUUID());
    db.exec("DELETE FROM meta WHERE name LIKE 'log of %'");
  } finally {
    db.close();
  }
}
