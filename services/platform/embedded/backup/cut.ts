// [Note: One cut] A backup of a running vault must contain all its logs as of one moment. Otherwise a service that had read further in another's log
// than the backup goes would skip the commits that are written there next. For some milliseconds nobody may write to any file. Meanwhile a reader is
// opened on each, and the readers' snapshots are copied in any time. The result equals that of a `kill -9` at that moment.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** A writer of the vault waits 5 s for any other, so this wait is shorter. */
const patienceMs = 4000;

export type Cut = {
  /** The names of the files, `media.db` and so on. */
  names: readonly string[];
  /** Writes one of them as it was, as a database of its own. */
  copy(name: string, path: string): Promise<void>;
  close(): void;
};

/** Names of the logs in a folder; none without the folder. */
export function logsIn(dataDir: string): string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return names.filter((name) => name.endsWith('.db')).sort();
}

/** Opens a snapshot of all logs of a folder at one moment. Throws if a file is being written for longer than 4 s. */
export function openCut(dataDir: string): Cut {
  const names = logsIn(dataDir);
  const readers = new Map<string, DatabaseSync>();
  const writers: DatabaseSync[] = [];
  const open = (name: string) => new DatabaseSync(join(dataDir, name), { timeout: patienceMs });
  const close = () => {
    for (const reader of readers.values()) reader.close();
  };
  try {
    for (const name of names) {
      readers.set(name, open(name));
      writers.push(open(name));
    }
    for (const writer of writers) writer.exec('BEGIN IMMEDIATE');
    // A transaction sees the moment of its first read.
    for (const reader of readers.values()) {
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM sqlite_schema').get();
    }
  } catch (error) {
    close();
    throw error;
  } finally {
    for (const writer of writers) writer.close();
  }
  return {
    names,
    async copy(name, path) {
      const reader = readers.get(name);
      if (reader === undefined) throw new Error(`${name} is not in this cut`);
      await backup(reader, path);
    },
    close,
  };
}
