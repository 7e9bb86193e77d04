// The questions to a view. Each is one seek in an index, or one for each key or id.
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { answerOfOne, pageOfOne } from '../../ports/shared/newest-of-one.ts';
import { type CursorPosition, pageOf, readCursor } from '../../ports/shared/page-cursor.ts';
import { readByIds } from '../../ports/shared/read-by-ids.ts';
import { checkKeys, checkWords, indexOf, sortValue } from '../../ports/shared/store-rules.ts';
import { endOfPrefix, fieldOf, firstWithPrefix, indexed, indexOrder, listOf, viewKey, wordsOf } from '../../ports/shared/view-index.ts';
import type { NewestRequest, Page, PageRequest, View, ViewReader, WordsRequest } from '../../ports/store.ts';
import type { StoreFile } from './file.ts';
import { json, limitClause, text } from './rows.ts';
import { columnOf, tableOf, wordsTableOf } from './view-table.ts';

type ViewRow = Record<string, SQLOutputValue>;
type Key = (string | number | boolean)[];
type Seek = { first: StatementSync; after: StatementSync };

/** The statements of one view. */
export type Questions = { get: StatementSync; getMany: StatementSync; pages: Map<string, Seek>; places: Map<string, Seek>; words: StatementSync | undefined };

export function prepareQueries(db: DatabaseSync, view: View): Questions {
  const key = viewKey(view);
  // One statement for all ids: to run one for each takes three times as long.
  const getMany = db.prepare(
    `SELECT found.id, found.doc FROM json_each(?) CROSS JOIN ${tableOf(key)} AS found ON found.id = json_each.value WHERE found.doc IS NOT NULL`,
  );
  getMany.setReturnArrays(true);
  return {
    get: db.prepare(`SELECT doc FROM ${tableOf(key)} WHERE id = ? AND doc IS NOT NULL`),
    getMany,
    pages: prepareSeeks(db, view, 'doc'),
    places: prepareSeeks(db, view, 'id'),
    words: view.words && db.prepare(`SELECT word, id FROM ${wordsTableOf(key)} WHERE field = ? AND (word, id) > (?, ?) AND word < ? ORDER BY word, id`),
  };
}

export function readView<Doc extends object>(file: StoreFile, view: View<Doc>, { get, getMany, pages, places, words }: Questions): ViewReader<Doc> {
  const one = (id: string): Doc | undefined => {
    const row = get.get(id);
    return row && json<Doc>(row.doc);
  };
  const many = (ids: readonly string[]): Doc[] => {
    const docs = new Map(getMany.all(JSON.stringify(ids)).map((row) => [text(row[0]), row[1]]));
    return ids.flatMap((id) => docs.get(id) ?? []).map((doc) => json<Doc>(doc));
  };

  const page = ({ index: name, equals, before, limit }: PageRequest): Page<Doc> => {
    const list = listOf(view, name);
    const rows = readSeek(seekOf(pages, view, name, equals), equals, readCursor(list, before), limit + 1);
    return pageOf(list, rows, limit, positionOfRow, (row) => json<Doc>(row.doc));
  };

  /** Reads only the places of each key, from the index alone, merges them, and then reads the documents of the page. */
  const newest = (request: NewestRequest): Page<Doc> => {
    const { index: name, keys, before, limit, perKey } = request;
    checkKeys(view, keys);
    const ofOne = pageOfOne(request);
    if (ofOne) return answerOfOne(request, page(ofOne));
    const list = listOf(view, name);
    const order = indexOrder(view.indexes[name]);
    if (perKey !== undefined && before === undefined && keys.length * perKey <= limit) return { items: allOf(name, keys, perKey, order) };
    const from = readCursor(list, before);
    // `perKey` counts a key's newest documents from its beginning, for every page.
    const ofKey = (key: Key) => walkSeek(seekOf(places, view, name, key), key, perKey ? undefined : from, perKey ?? limit + 1);
    const found = mergePlaces(keys.map(ofKey), order, from, limit + 1);
    const { items, next } = pageOf(
      list,
      found,
      limit,
      (place) => place,
      ({ id }) => id,
    );
    return { items: many(items), next };
  };

  /** The same if all rows fit into the page: documents are read with their places. */
  const allOf = (name: string, keys: Key[], perKey: number, order: (a: CursorPosition, b: CursorPosition) => number): Doc[] => {
    const rows = keys.flatMap((key) => readSeek(seekOf(pages, view, name, key), key, undefined, perKey));
    const found = new Map(rows.map((row) => [text(row.id), { place: positionOfRow(row), doc: row.doc }]));
    return [...found.values()].sort((a, b) => order(a.place, b.place)).map(({ doc }) => json<Doc>(doc));
  };

  const withWord = ({ field, prefix, before, limit }: WordsRequest): Page<Doc> => {
    checkWords(view, field);
    const list = listOf(view, `${field}/${prefix}`);
    // No id is empty.
    const from = readCursor(list, before) ?? { sort: prefix, id: '' };
    const found: { place: CursorPosition; doc: Doc }[] = [];
    for (const row of words?.iterate(field, from.sort, from.id, endOfPrefix(prefix)) ?? []) {
      const place = { sort: text(row.word), id: text(row.id) };
      const doc = one(place.id);
      if (doc && firstWithPrefix(wordsOf(fieldOf(doc, field)), prefix) === place.sort) found.push({ place, doc });
      if (found.length > limit) break;
    }
    return pageOf(
      list,
      found,
      limit,
      ({ place }) => place,
      ({ doc }) => doc,
    );
  };

  return {
    get: async (id) => file.read(() => one(id)),
    getMany: (ids) => readByIds(view, ids, (some) => file.read(() => many(some))),
    page: async (request) => file.read(() => page(request)),
    newest: async (request) => file.read(() => newest(request)),
    words: async (request) => file.read(() => withWord(request)),
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
      `SELECT ${what === 'doc' ? 'doc, ' : ''}${sort} AS sort, id FROM ${tableOf(viewKey(view))} WHERE ${where}${more} ORDER BY ${sort} ${direction}, id ${direction} ${limitClause}`;
    return [name, { first: db.prepare(select('')), after: db.prepare(select(` AND (${sort}, id) ${newest ? '<' : '>'} (?, ?)`)) }];
  });
  return new Map(seeks);
}

function seekOf(seeks: Map<string, Seek>, view: View, name: string, equals: Key): Seek {
  indexOf(view, name, equals);
  const seek = seeks.get(name);
  if (!seek) throw new Error(`${view.name}.${name} was not prepared.`);
  return seek;
}

function readSeek({ first, after }: Seek, equals: Key, from: CursorPosition | undefined, limit: number): ViewRow[] {
  const key = equals.map(indexed);
  return from ? after.all(...key, from.sort, from.id, limit) : first.all(...key, limit);
}

/** The same, row by row: only as many are read as are needed. */
function* walkSeek({ first, after }: Seek, equals: Key, from: CursorPosition | undefined, limit: number): Generator<CursorPosition> {
  const key = equals.map(indexed);
  for (const row of from ? after.iterate(...key, from.sort, from.id, limit) : first.iterate(...key, limit)) yield positionOfRow(row);
}

/** The first `count` places after `from` of lists that are each in order: each list is read only while it can still be among them. */
function mergePlaces(
  lists: Iterable<CursorPosition>[],
  order: (a: CursorPosition, b: CursorPosition) => number,
  from: CursorPosition | undefined,
  count: number,
): CursorPosition[] {
  const found: CursorPosition[] = [];
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

function positionOfRow(row: ViewRow): CursorPosition {
  return { sort: sortValue(row.sort), id: text(row.id) };
}
