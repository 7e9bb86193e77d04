// The raw engine: a table in WAL mode that syncs at each commit.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Draft } from '@kloak/platform/ports/store.ts';
import { documentTable, openDocuments } from './documents.ts';

/** `bare`: rows only. `log`: with columns and indexes of a log (stream, version, key). `folded`: with the documents of hearts. */
export type RawKind = 'bare' | 'log' | 'folded';
export type RawCommits = { insert(drafts: readonly Draft[]): void; close(): void };

const table = `CREATE TABLE commits (
  place INTEGER PRIMARY KEY, stream TEXT NOT NULL, home TEXT NOT NULL, version INTEGER NOT NULL, lane INTEGER NOT NULL, key TEXT NOT NULL,
  who TEXT NOT NULL, events TEXT NOT NULL, at TEXT NOT NULL
) STRICT`;
const unique = 'CREATE UNIQUE INDEX by_stream ON commits (lane, stream, version); CREATE UNIQUE INDEX by_key ON commits (lane, key)';

export function openRawCommits(dataDir: string, kind: RawKind): RawCommits {
  const db = new DatabaseSync(join(dataDir, `raw-${kind}.db`));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec(table);
  if (kind !== 'bare') db.exec(unique);
  db.exec(documentTable);
  const documents = openDocuments(db);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const add = db.prepare('INSERT INTO commits (stream, home, version, lane, key, who, events, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  return {
    /** Inserts all rows in one transaction. */
    insert(drafts) {
      begin.run();
      for (const { stream, home, version, lane, key, who, events, at } of drafts) {
        const { lastInsertRowid } = add.run(stream, home, version, lane, key, JSON.stringify(who), JSON.stringify(events), at);
        if (kind === 'folded') for (const { data } of events) documents.put(Number(lastInsertRowid), data);
      }
      commit.run();
    },
    close: () => db.close(),
  };
}
