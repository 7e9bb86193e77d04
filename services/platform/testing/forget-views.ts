import { dropViewTable } from '../embedded/store/view-table.ts';
import { changeFile } from './embedded-file.ts';

/** Removes all views from an unused folder, so that they are rebuilt from the logs, like those of a newer build. */
export function forgetViews(dataDir: string, service: string): void {
  changeFile(dataDir, service, (db) => {
    for (const { key } of db.prepare("SELECT name || '@' || version AS key FROM views").all()) {
      dropViewTable(db, String(key));
      db.prepare('DELETE FROM cursors WHERE consumer = ?').run(key ?? null);
    }
    db.exec('DELETE FROM views');
  });
}
