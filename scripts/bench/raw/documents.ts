// The raw engine: a log that is scanned, and documents that are put by id, with the index that the view's question needs.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Commit } from '@kloak/platform/ports/store.ts';

type Heart = { item: string; who: string };
type HeartEntry = { place: number; heart: Heart };

export const documentTable = `
CREATE TABLE documents (id TEXT PRIMARY KEY, item TEXT, place INTEGER, doc TEXT NOT NULL) STRICT;
CREATE INDEX by_item ON documents (item, place, id) WHERE place IS NOT NULL;
`;

const isHeart = (data: object): data is Heart => 'item' in data && 'who' in data;

/** Puts each heart, and the number of hearts of its item. */
export function openDocuments(db: DatabaseSync): { put(place: number, data: object): void } {
  const find = db.prepare('SELECT doc FROM documents WHERE id = ?');
  const put = db.prepare(
    'INSERT INTO documents VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET item = excluded.item, place = excluded.place, doc = excluded.doc',
  );
  const countOf = (item: string): number => {
    const doc = find.get(`count:${item}`)?.doc;
    const counted: { hearts: number } = typeof doc === 'string' ? JSON.parse(doc) : { hearts: 0 };
    return counted.hearts;
  };
  return {
    put(place, data) {
      if (!isHeart(data)) return;
      const { item, who } = data;
      put.run(`${item}:${who}`, item, place, JSON.stringify({ item, who, place }));
      put.run(`count:${item}`, null, null, JSON.stringify({ hearts: countOf(item) + 1 }));
    },
  };
}

/** Hearts in commits that arrived as text. */
export function* readHearts(text: string): Iterable<HeartEntry> {
  const commits: Commit[] = JSON.parse(text);
  for (const { seq, events } of commits) for (const { data } of events) if (isHeart(data)) yield { place: seq, heart: data };
}

export type RawDocuments = {
  /** Fills the log. */
  keep(texts: readonly string[]): void;
  scan(after: number, limit: number): Iterable<HeartEntry>;
  /** Writes all documents in one transaction. */
  upsert(hearts: Iterable<HeartEntry>): void;
  clear(): void;
  close(): void;
};

export function openRawDocuments(dataDir: string): RawDocuments {
  const db = new DatabaseSync(join(dataDir, 'raw.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  db.exec(`CREATE TABLE log (place INTEGER PRIMARY KEY, event TEXT NOT NULL) STRICT; ${documentTable}`);
  const documents = openDocuments(db);
  const add = db.prepare('INSERT INTO log VALUES (?, ?)');
  const read = db.prepare('SELECT place, event FROM log WHERE place > ? ORDER BY place LIMIT (? + 0)');
  const whole = (work: () => void) => {
    db.exec('BEGIN IMMEDIATE');
    work();
    db.exec('COMMIT');
  };
  return {
    keep: (texts) =>
      whole(() => {
        for (const text of texts) for (const { place, heart } of readHearts(text)) add.run(place, JSON.stringify(heart));
      }),
    *scan(after, limit) {
      for (const { place, event } of read.all(after, limit)) {
        const heart: Heart = JSON.parse(String(event));
        yield { place: Number(place), heart };
      }
    },
    upsert: (hearts) =>
      whole(() => {
        for (const { place, heart } of hearts) documents.put(place, heart);
      }),
    clear: () => db.exec('DELETE FROM documents'),
    close: () => db.close(),
  };
}
