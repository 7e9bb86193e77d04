// Search for damage in a file, by reading all of it.
import { DatabaseSync } from 'node:sqlite';
import { faultOf, type StoredFacts } from '../../../ports/shared/log-damage.ts';
import { factColumns, factsOf } from '../commits.ts';
import { damagedCode, diskRefusal } from '../errors.ts';
import { text } from '../rows.ts';

/** `pages`: of the file itself. `log`: commits that are not as they were written, or are missing. In words. */
export type FileFaults = { pages: string[]; log: string[] };

const maxFaults = 20;

function faultsOfLog(db: DatabaseSync): string[] {
  // A file that no build of today has opened knows no links yet.
  if (db.prepare("SELECT 1 FROM pragma_table_info('commits') WHERE name = 'sum'").get() === undefined) return [];
  const found: string[] = [];
  let before: StoredFacts | undefined;
  const all = db.prepare(`SELECT ${factColumns} FROM commits ORDER BY place`);
  all.setReturnArrays(true);
  for (const row of all.iterate()) {
    const facts = factsOf(row);
    const fault = faultOf(facts, before);
    if (fault !== undefined && found.length < maxFaults) found.push(fault);
    before = facts;
  }
  return found;
}

/** Throws SQLite's errors for every other reason than damage. */
export function faultsOf(db: DatabaseSync): FileFaults {
  try {
    const rows = db.prepare(`PRAGMA quick_check(${maxFaults})`).all();
    const pages = rows.map((row) => text(row.quick_check)).filter((said) => said !== 'ok');
    return { pages, log: pages.length > 0 ? [] : faultsOfLog(db) };
  } catch (error) {
    if (diskRefusal(error, '')?.code !== damagedCode) throw error;
    return { pages: [error instanceof Error ? error.message : String(error)], log: [] };
  }
}

/** The same by a connection of its own, because the pages that another one has cached may differ from the disk. */
export function readFaults(path: string): FileFaults {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    return faultsOf(db);
  } finally {
    db.close();
  }
}
