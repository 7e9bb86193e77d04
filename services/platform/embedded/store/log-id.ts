import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** Of a file in a folder that nobody uses: its log is another from now on. What it knew of other logs' ids is forgotten, since they are taken back with it. */
export function renewLogId(path: string): void {
  const db = new DatabaseSync(path);
  try {
    db.prepare("INSERT INTO meta VALUES ('log', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value").run(randomUUID());
    db.exec("DELETE FROM meta WHERE name LIKE 'log of %'");
  } finally {
    db.close();
  }
}
