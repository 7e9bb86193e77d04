// Table of one view in one version. A document is JSON text; indexed fields have columns of their own beside it, so that SQLite never parses JSON to
// find or to store a document.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { DocWrite } from '../../following/fold-commits.ts';
import type { DocRecord } from '../../following/fold-engine.ts';
import { fieldOf, indexed, indexedFields, viewKey, wordsOf } from '../../ports/shared/view-index.ts';
import type { View } from '../../ports/store.ts';
import { columnsOf, json, limitClause, number, text } from './rows.ts';

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** The column of an indexed field. */
export const columnOf = (field: string) => quote(`f ${field}`);
export const tableOf = (key: string) => quote(`view ${key}`);
export const wordsTableOf = (key: string) => quote(`words ${key}`);

export type ViewTable = {
  /** Reads records by id; absent ones are missing. */
  load(ids: readonly string[]): Map<string, DocRecord>;
  save(write: DocWrite): void;
  /** Tombstones made before a time, by (time, id), after a place. */
  tombstones(before: string, after: { at: string; id: string }, limit: number): DocRecord[];
  remove(id: string): void;
};

export function createViewTable(db: DatabaseSync, view: View): void {
  const table = tableOf(viewKey(view));
  const columns = indexedFields(view).map((field) => `, ${columnOf(field)} ANY`);
  db.exec(`CREATE TABLE ${table} (id TEXT PRIMARY KEY, rev INTEGER NOT NULL, seen TEXT NOT NULL, doc TEXT, gone TEXT, gone_at TEXT${columns.join('')}) STRICT`);
  db.exec(`CREATE INDEX ${quote(`gone ${viewKey(view)}`)} ON ${table} (gone_at, id) WHERE gone_at IS NOT NULL`);
  for (const [name, index] of Object.entries(view.indexes)) {
    const on = [...index.equals.map(columnOf), columnOf(index.sort), 'id'];
    db.exec(`CREATE INDEX ${quote(`index ${viewKey(view)} ${name}`)} ON ${table} (${on.join(', ')}) WHERE ${columnOf(index.sort)} IS NOT NULL`);
  }
  if (view.words) {
    const words = wordsTableOf(viewKey(view));
    db.exec(`CREATE TABLE ${words} (field TEXT NOT NULL, word TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (field, word, id)) STRICT, WITHOUT ROWID`);
  }
}

export function dropViewTable(db: DatabaseSync, key: string): void {
  db.exec(`DROP TABLE IF EXISTS ${tableOf(key)}; DROP TABLE IF EXISTS ${wordsTableOf(key)}`);
}

export function emptyViewTable(db: DatabaseSync, view: View): void {
  const key = viewKey(view);
  db.exec(`DELETE FROM ${tableOf(key)}`);
  if (view.words) db.exec(`DELETE FROM ${wordsTableOf(key)}`);
}

export function openViewTable(db: DatabaseSync, view: View): ViewTable {
  const table = tableOf(viewKey(view));
  const fields = indexedFields(view);
  const columns = fields.map(columnOf);
  const words = openWords(db, view);
  const select = 'SELECT found.id, rev, seen, doc, gone';
  // One statement for all ids, as in `prepareQueries`.
  const load = db.prepare(`${select} FROM json_each(?) CROSS JOIN ${table} AS found ON found.id = json_each.value`);
  const insert = db.prepare(
    `INSERT INTO ${table} (${['rev', 'seen', 'doc', 'gone', 'gone_at', 'id', ...columns].join(', ')}) VALUES (${'?, '.repeat(5 + columns.length)}?)`,
  );
  const updateAll = db.prepare(
    `UPDATE ${table} SET rev = ?, seen = ?, doc = ?, gone = ?, gone_at = ?${columns.map((column) => `, ${column} = ?`).join('')} WHERE id = ?`,
  );
  const updateText = db.prepare(`UPDATE ${table} SET rev = ?, seen = ?, doc = ?, gone = ?, gone_at = ? WHERE id = ?`);
  const tombstones = db.prepare(
    `${select} FROM ${table} AS found WHERE gone_at IS NOT NULL AND gone_at < ? AND (gone_at, id) > (?, ?) ORDER BY gone_at, id ${limitClause}`,
  );
  const remove = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
  for (const statement of [load, tombstones]) statement.setReturnArrays(true);

  return {
    load: (ids) => new Map(load.all(JSON.stringify(ids)).map((row) => [text(columnsOf(row)[0]), readRecord(row)])),
    save({ before, after, text: docText }) {
      const { id, rev, gone } = after;
      const common = [rev, JSON.stringify(after.seen), docText, gone ? JSON.stringify(gone) : null, gone?.at ?? null];
      const values = fields.map((field) => indexed(fieldOf(after.doc, field)));
      if (!before) insert.run(...common, id, ...values);
      else if (fields.every((field, place) => indexed(fieldOf(before.doc, field)) === values[place])) updateText.run(...common, id);
      else updateAll.run(...common, ...values, id);
      words?.(id, before?.doc, after.doc);
    },
    tombstones: (before, after, limit) => tombstones.all(before, after.at, after.id, limit).map(readRecord),
    remove: (id) => void remove.run(id),
  };
}

function readRecord(row: Record<string, SQLOutputValue>): DocRecord {
  const [id, rev, seen, doc, gone] = columnsOf(row);
  const record = { id: text(id), rev: number(rev), seen: json<DocRecord['seen']>(seen) };
  return doc === null ? { ...record, gone: json(gone) } : { ...record, doc: json(doc) };
}

/** Keeps the side table of words in step with a document. */
function openWords(db: DatabaseSync, view: View): ((id: string, before: object | undefined, after: object | undefined) => void) | undefined {
  const { words: fields } = view;
  if (!fields) return undefined;
  const table = wordsTableOf(viewKey(view));
  const add = db.prepare(`INSERT INTO ${table} (field, word, id) VALUES (?, ?, ?)`);
  const remove = db.prepare(`DELETE FROM ${table} WHERE field = ? AND word = ? AND id = ?`);
  return (id, before, after) => {
    for (const field of fields) {
      const old = wordsOf(fieldOf(before, field));
      const now = wordsOf(fieldOf(after, field));
      for (const word of old) if (!now.has(word)) remove.run(field, word, id);
      for (const word of now) if (!old.has(word)) add.run(field, word, id);
    }
  };
}
