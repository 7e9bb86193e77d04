// The questions to a view. Each is one seek in an index, or one for each key, from the index alone. Documents of the found ids are mostly kept already.
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { answerOfOne, pageOfOne } from '../../ports/shared/newest-of-one.ts';
import { type CursorPosition, pageOf, readCursor } from '../../ports/shared/page-cursor.ts';
import { readByIds } from '../../ports/shared/read-by-ids.ts';
import { checkKeys, checkWords, indexOf, sortValue } from '../../ports/shared/store-rules.ts';
import { endOfPrefix, fieldOf, firstWithPrefix, indexed, indexOrder, listOf, viewKey, wordsOf } from '../../ports/shared/view-index.ts';
import type { NewestRequest, Page, PageRequest, View, ViewReader, WordsRequest } from '../../ports/store.ts';
import type { StoreFile } from './file.ts';
import type { ViewDocs } from './kept-docs.ts';
import { limitClause, text } from './rows.ts';
import { columnOf, tableOf, wordsTableOf } from './view-table.ts';

type Key = (string | number | boolean)[];
type Seek = { first: StatementSync; after: StatementSync };

/** The statements of one view. */
export type Questions = { get: StatementSync; getMany: StatementSync; seeks: Map<string, Seek>; words: StatementSync | undefined };

/** Documents are kept under the view that folded them. */
const isOf = <Doc extends object>(_view: View<Doc>, _doc: object): _doc is Doc => true;

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
    seeks: prepareSeeks(db, view),
    words: view.words && db.prepare(`SELECT word, id FROM ${wordsTableOf(key)} WHERE field = ? AND (word, id) > (?, ?) AND word < ? ORDER BY word, id`),
  };
}

export function readView<Doc extends object>(file: StoreFile, view: View<Doc>, { get, getMany, seeks, words }: Questions, kept: ViewDocs): ViewReader<Doc> {
  const docOf = (found: object | null | undefined): Doc | undefined => (found && isOf(view, found) ? found : undefined);
  const one = (id: string): Doc | undefined => {
    const known = kept.find(id);
    if (known !== undefined) return docOf(known);
    const row = get.get(id);
    return docOf(kept.keep(id, row ? text(row.doc) : null));
  };
  const many = (ids: readonly string[]): Doc[] => {
    const known = ids.map((id) => kept.find(id));
    const unread = [...new Set(ids.filter((_id, at) => known[at] === undefined))];
    if (unread.length === 0) return known.flatMap((doc) => docOf(doc) ?? []);
    const texts = new Map(getMany.all(JSON.stringify(unread)).map((row) => [text(row[0]), text(row[1])]));
    const read = new Map(unread.map((id) => [id, kept.keep(id, texts.get(id) ?? null)]));
    return ids.flatMap((id, at) => docOf(known[at] ?? read.get(id)) ?? []);
  };

  const page = ({ index: name, equals, before, limit }: PageRequest): Page<string> =>
    pageAt(listOf(view, name), readSeek(seekOf(seeks, view, name, equals), equals, readCursor(listOf(view, name), before), limit + 1), limit);

  const pageAt = (list: string, found: readonly CursorPosition[], limit: number): Page<string> =>
    pageOf(
      list,
      found,
      limit,
      (place) => place,
      ({ id }) => id,
    );

  /** Reads the places of each key and merges them. */
  const newest = (request: NewestRequest): Page<string> => {
    const { index: name, keys, before, limit, perKey } = request;
    checkKeys(view, keys);
    const ofOne = pageOfOne(request);
    if (ofOne) return answerOfOne(request, page(ofOne));
    const list = listOf(view, name);
    const order = indexOrder(view.indexes[name]);
    if (perKey !== undefined && before === undefined && keys.length * perKey <= limit) return { items: allOf(name, keys, perKey, order) };
    const from = readCursor(list, before);
    // `perKey` counts a key's newest documents from its beginning, for every page.
    const ofKey = (key: Key) => walkSeek(seekOf(seeks, view, name, key), key, perKey ? undefined : from, perKey ?? limit + 1);
    return pageAt(list, mergePlaces(keys.map(ofKey), order, from, limit + 1), limit);
  };

  /** The same if all of them fit into the page. */
  const allOf = (name: string, keys: Key[], perKey: number, order: (a: CursorPosition, b: CursorPosition) => number): string[] => {
    const places = keys.flatMap((key) => readSeek(seekOf(seeks, view, name, key), key, undefined, perKey));
    const found = new Map(places.map((place) => [place.id, place]));
    return [...found.values()].sort(order).map(({ id }) => id);
  };

  const listed = (request: PageRequest | NewestRequest, read: () => Page<string>): Page<Doc> => {
    const { items, next } = kept.listed(JSON.stringify(request), read);
    return { items: many(items), ...(next !== undefined && { next }) };
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
    page: async (request) => file.read(() => listed(request, () => page(request))),
    newest: async (request) => file.read(() => listed(request, () => newest(request))),
    words: async (request) => file.read(() => withWord(request)),
  };
}

/** For every index: the statements that begin a list of places and that go on after one. */
function prepareSeeks(db: DatabaseSync, view: View): Map<string, Seek> {
  const seeks = Object.entries(view.indexes).map(([name, index]): [string, Seek] => {
    const sort = columnOf(index.sort);
    const newest = index.order === 'newest';
    const direction = newest ? 'DESC' : 'ASC';
    const where = [...index.equals.map((field) => `${columnOf(field)} = ?`), `${sort} IS NOT NULL`].join(' AND ');
    const prepare = (more: string) => {
      const statement = db.prepare(
        `SELECT ${sort}, id FROM ${tableOf(viewKey(view))} WHERE ${where}${more} ORDER BY ${sort} ${direction}, id ${direction} ${limitClause}`,
      );
      statement.setReturnArrays(true);
      return statement;
    };
    return [name, { first: prepare(''), after: prepare(` AND (${sort}, id) ${newest ? '<' : '>'} (?, ?)`) }];
  });
  return new Map(seeks);
}

function seekOf(seeks: Map<string, Seek>, view: View, name: string, equals: Key): Seek {
  indexOf(view, name, equals);
  const seek = seeks.get(name);
  if (!seek) throw new Error(`${view.name}.${name} was not prepared.`);
  return seek;
}

function readSeek({ first, after }: Seek, equals: Key, from: CursorPosition | undefined, limit: number): CursorPosition[] {
  const key = equals.map(indexed);
  return (from ? after.all(...key, from.sort, from.id, limit) : first.all(...key, limit)).map(positionOfRow);
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

function positionOfRow(row: Record<string, SQLOutputValue>): CursorPosition {
  return { sort: sortValue(row[0]), id: text(row[1]) };
}
