import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rowIdOf } from '../embedded/store/rows.ts';

/** Secrets of a service as they are stored in its file, also while it runs. */
export function storedSecrets(dataDir: string, service: string): { id: string; value: string }[] {
  const found: { id: string; value: string }[] = [];
  changeFile(dataDir, service, (db) => {
    for (const { id, value } of db.prepare('SELECT id, value FROM secrets').all()) found.push({ id: String(id), value: String(value) });
  });
  return found;
}

/** Opens a service's file in an unused folder, to create states that would take days, or another's fault, to arise. */
export function changeFile(dataDir: string, service: string, change: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(dataDir, `${service}.db`));
  try {
    change(db);
  } finally {
    db.close();
  }
}

/** Replaces the text of a commit's events, likewise. Returns the former text. */
export function changeEvents(dataDir: string, service: string, { lane, seq }: { lane: number; seq: number }, events: string): string {
  let before = '';
  changeFile(dataDir, service, (db) => {
    before = String(db.prepare('SELECT events FROM commits WHERE place = ?').get(rowIdOf(lane, seq))?.events);
    db.prepare('UPDATE commits SET events = ? WHERE place = ?').run(events, rowIdOf(lane, seq));
  });
  return before;
}
