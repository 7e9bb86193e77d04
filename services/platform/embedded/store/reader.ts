// The questions to a view. Each is one seek in an index, or one for each key.
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type Place, readCursor, writeCursor } from '../../ports/shared/page-cursor.ts';
import { indexed, inOrder, listOf, viewKey } from '../../ports/shared/view-index.ts';
import type { Index, NewestRequest, Page, PageRequest, View, ViewReader } from '../../ports/store.ts';
import type { StoreFile } from './file.ts';
import { json, text } from './rows.ts';
import { columnOf, tableOf, wordsTableOf } from './view-table.ts';

type Row = Record<string, SQLOutputValue>;
type Key = (string | number | boolean)[];
type Seek = { first: StatementSync; after: StatementSync; index: Index };

const most = 500;

/** The statements of one view. */
export type Questions = { get: StatementSync; pages: Map<string, Seek>; places: Map<string, Seek>; words: StatementSync | undefined };

export function prepareQuestions(db: DatabaseSync, view: View): Questions {
  const key = viewKey(view);
  return {
    get: db.prepare(`SELECT doc FROM ${tableOf(key)} WHERE id = ? AND doc IS NOT NULL`),
    pages: prepareSeeks(db, view, 'doc'),
    places: prepareSeeks(db, view, 'id'),
    words: view.words && db.prepare(`SELECT id FROM ${wordsTableOf(key)} WHERE field = ? AND word >= ? AND word < ? ORDER BY word, id`),
  };
}

export function readView<Doc extends object>(file: StoreFile, view: View<Doc>, { get, pages, places, words }: Questions): ViewReader<Doc> {
  const one = (id: string): Doc | undefined => {
    const row = get.get(id);
    return row && json<Doc>(row.doc);
  };

  const page = ({ index: name, equals, before, limit }: PageRequest): Page<Doc> => {
    const list = listOf(view, name);
    const rows = readSeek(seekOf(pages, view, name, equals), equals, before === undefined ? undefined : readCursor(list, before), limit + 1);
    return finish(list, rows.slice(0, limit), rows.length > limit, placeOf, (row) => json<Doc>(row.doc));
  };

  /** Finds only the places of each key, in the index alone, merges them, and then reads the documents that won. */
  const newest = ({ index: name, keys, before, limit, perKey }: NewestRequest): Page<Doc> => {
    if (keys.length > most) throw new Error(`${view.name}: at most ${most} keys can be merged, not ${keys.length}.`);
    const list = listOf(view, name);
    const order = inOrder(view.indexes[name]);
    if (perKey !== undefined && before === undefined && keys.length * perKey <= limit) return { items: allOf(name, keys, perKey, order) };
    const from = before === undefined ? undefined : readCursor(list, before);
    // With `perKey`, a key's newest are counted from its beginning, whatever page is asked for.
    const ofKey = (key: Key) => walkSeek(seekOf(places, view, name, key), key, perKey ? undefined : from, perKey ?? limit + 1);
    const found = mergePlaces(keys.map(ofKey), order, from, limit + 1);
    return finish(
      list,
      found.slice(0, limit),
      found.length > limit,
      (place) => place,
      (place) => one(place.id),
    );
  };

  /** The same where nothing can be left out: the documents are read with their places. */
  const allOf = (name: string, keys: Key[], perKey: number, order: (a: Place, b: Place) => number): Doc[] => {
    const rows = keys.flatMap((key) => readSeek(seekOf(pages, view, name, key), key, undefined, perKey));
    const found = new Map(rows.map((row) => [text(row.id), { place: placeOf(row), doc: row.doc }]));
    return [...found.values()].sort((a, b) => order(a.place, b.place)).map(({ doc }) => json<Doc>(doc));
  };

  const withWord = (field: string, prefix: string, limit: number): Doc[] => {
    if (!words || !view.words?.includes(field)) throw new Error(`${view.name} keeps no words of ${field}.`);
    const found = new Map<string, Doc>();
    for (const row of words.iterate(field, prefix, `${prefix}\u{10FFFF}`)) {
      const id = text(row.id);
      const doc = found.has(id) ? undefined : one(id);
      if (doc) found.set(id, doc);
      if (found.size >= limit) break;
    }
    return [...found.values()];
  };

  return {
    get: async (id) => file.read(() => one(id)),
    async getMany(ids) {
      if (ids.length > most) throw new Error(`${view.name}: at most ${most} documents can be read at once, not ${ids.length}.`);
      return file.read(() => ids.map(one).filter((doc) => doc !== undefined));
    },
    page: async (request) => file.read(() => page(request)),
    newest: async (request) => file.read(() => newest(request)),
    words: async ({ field, prefix, limit }) => file.read(() => withWord(field, prefix, limit)),
  };
}

/** For every index: the statements that begin a list and that go on after a place. */
function prepareSeeks(db: DatabaseSync, view: View, what: 'doc' | 'id'): Map<string, Seek> {
  const seeks = Object.entries(view.indexes).map(([name, index]): [string, Seek] => {
    const sort = columnOf(index.sort);
    const newest = index.order === 'newest';
    const direction = newest ? 'DESC' : 'ASC';
    const where = [...index.equals.map((field) => `${columnOf(field)} = ?`), `${sort} IS NOT NULL`].join(' AND ');
    const select = (more: string) =>
      `SELECT ${what === 'doc' ? 'doc, ' : ''}${sort} AS sort, id FROM ${tableOf(viewKey(view))} WHERE ${where}${more} ORDER BY ${sort} ${direction}, id ${direction} LIMIT ?`;
    return [name, { index, first: db.prepare(select('')), after: db.prepare(select(` AND (${sort}, id) ${newest ? '<' : '>'} (?, ?)`)) }];
  });
  return new Map(seeks);
}

function seekOf(seeks: Map<string, Seek>, view: View, name: string, equals: Key): Seek {
  const seek = seeks.get(name);
  if (!seek) throw new Error(`${view.name} has no index ${name}.`);
  if (equals.length !== seek.index.equals.length) throw new Error(`${view.name}.${name} is asked by ${seek.index.equals.join(', ')}.`);
  return seek;
}

function readSeek({ first, after }: Seek, equals: Key, from: Place | undefined, limit: number): Row[] {
  const key = equals.map(indexed);
  return from ? after.all(...key, from.sort, from.id, limit) : first.all(...key, limit);
}

/** The same, row by row, as far as it is asked. */
function* walkSeek({ first, after }: Seek, equals: Key, from: Place | undefined, limit: number): Generator<Place> {
  const key = equals.map(indexed);
  for (const row of from ? after.iterate(...key, from.sort, from.id, limit) : first.iterate(...key, limit)) yield placeOf(row);
}

/** The first `count` places after `from` of lists that are each in order: each list is read only while it can still be among them. */
function mergePlaces(lists: Iterable<Place>[], order: (a: Place, b: Place) => number, from: Place | undefined, count: number): Place[] {
  const found: Place[] = [];
  for (const list of lists) {
    for (const place of list) {
      const last = found[count - 1];
      if (last && order(place, last) > 0) break;
      if (from && order(from, place) >= 0) continue;
      const at = found.findLastIndex((other) => order(other, place) <= 0);
      if (found[at]?.id !== place.id) found.splice(at + 1, 0, place);
      if (found.length > count) found.pop();
    }
  }
  return found;
}

function placeOf(row: Row): Place {
  const { sort } = row;
  if (typeof sort !== 'string' && typeof sort !== 'number') throw new Error('A list is sorted by texts or numbers.');
  return { sort, id: text(row.id) };
}

function finish<Found, Doc>(list: string, found: Found[], more: boolean, place: (found: Found) => Place, read: (found: Found) => Doc | undefined): Page<Doc> {
  const items = found.map(read).filter((doc) => doc !== undefined);
  const last = found.at(-1);
  return more && last ? { items, next: writeCursor(list, place(last)) } : { items };
}
