// The newest build that wrote a file.
import type { Build } from '../../ports/store.ts';
import type { StoreFile } from './file.ts';
import { json } from './rows.ts';

/** See `Store.noteBuild`. */
export function noteBuildIn({ db, transaction }: StoreFile, build: Build): Build {
  const row = db.prepare("SELECT value FROM meta WHERE name = 'build'").get();
  const newest = row && json<Build>(row.value);
  if (newest && newest.form >= build.form) return newest;
  const put = db.prepare("INSERT INTO meta VALUES ('build', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  transaction('durable', () => put.run(JSON.stringify(build)));
  return build;
}
