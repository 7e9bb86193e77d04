import { dropViewTable } from '../embedded/store/view-table.ts';
import { changeFile } from './embedded-file.ts';

/** Takes all views out of a folder in which nothing runs, so that they are built anew from the logs, as those of a newer build are. */
export function forgetViews(dataDir: string, service: string): void {
  changeFile(dataDir, service, (db) => {
    for (const { key } of db.prepare("SELECT name || '@' || version AS key FROM views").all()) {
      dropViewTable(db, String(key));
      db.prepare('DELETE FROM cursors WHERE consumer = ?').run(key ?? null);
    }
    db.exec('DELETE FROM views');
  });
}
