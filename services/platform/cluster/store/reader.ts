// The questions to a view. Each is one seek in an index, or one for each key.
import type { Document, Filter } from 'mongodb';
import { answerOfOne, pageOfOne } from '../../ports/shared/newest-of-one.ts';
import { type CursorPosition, pageOf, readCursor } from '../../ports/shared/page-cursor.ts';
import { readByIds } from '../../ports/shared/read-by-ids.ts';
import { checkKeys, checkWords, indexOf, sortValue } from '../../ports/shared/store-rules.ts';
import { endOfPrefix, firstWithPrefix, indexed, indexOrder, listOf, viewKey, wordsOf } from '../../ports/shared/view-index.ts';
import type { NewestRequest, Page, PageRequest, View, ViewReader, WordsRequest } from '../../ports/store.ts';
import { type Database, refuseUnavailable } from './database.ts';
import { fieldName, indexKey, viewCollection, withIds, wordsName } from './schema.ts';

/** A stored document; its further fields depend on the view. */
type ViewDocument = Document & { _id: string };
type Key = (string | number | boolean)[];
type IndexEntry = { place: CursorPosition; text: string | undefined };

/** Limit of documents for one query about words; an index returns them in the order of their words. */
const maxDocsWithWord = 5000;

export function openReader<Doc extends object>(database: Database, view: View<Doc>): ViewReader<Doc> {
  const collection = database.collection<ViewDocument>(viewCollection(viewKey(view)));
  const parse = (text: string): Doc => JSON.parse(text);
  const parsed = (text: string | undefined): Doc | undefined => (text === undefined ? undefined : parse(text));

  const texts = async (ids: string[]): Promise<Map<string, string>> => {
    const rows = ids.length === 0 ? [] : await collection.find(withIds(ids), { projection: { doc: 1 } }).toArray();
    return new Map(rows.flatMap(({ _id, doc }): [string, string][] => (typeof doc === 'string' ? [[_id, doc]] : [])));
  };
  const getMany = async (ids: readonly string[]): Promise<Doc[]> => {
    const found = await texts([...new Set(ids)]);
    return ids.flatMap((id) => found.get(id) ?? []).map(parse);
  };

  const seek = async (name: string, key: Key, from: CursorPosition | undefined, limit: number, what: 'doc' | 'place'): Promise<IndexEntry[]> => {
    const index = indexOf(view, name, key);
    const sort = fieldName(index.sort);
    const direction = index.order === 'newest' ? -1 : 1;
    const equal = index.equals.map((field, at): [string, string | number] => [fieldName(field), indexed(key[at] ?? '')]);
    const filter: Filter<ViewDocument> = { ...Object.fromEntries(equal), ...(from ? behind(sort, from, direction) : { [sort]: { $ne: null } }) };
    const order = indexKey(index);
    const projection = what === 'doc' ? { [sort]: 1, doc: 1 } : { [sort]: 1 };
    const rows = await collection
      .find(filter, { projection, hint: Object.fromEntries(order) })
      .sort(order)
      .limit(limit)
      .toArray();
    return rows.map((row) => ({ place: { sort: sortValue(row[sort]), id: row._id }, text: row.doc }));
  };

  const page = async ({ index, equals, before, limit }: PageRequest): Promise<Page<Doc>> => {
    const list = listOf(view, index);
    const found = await seek(index, equals, readCursor(list, before), limit + 1, 'doc');
    return pageOf(
      list,
      found,
      limit,
      ({ place }) => place,
      ({ text }) => parsed(text),
    );
  };

  /** Reads only the places of each key, from the index alone, merges them, and then reads the documents of the page. */
  const newest = async (request: NewestRequest): Promise<Page<Doc>> => {
    const { index: name, keys, before, limit, perKey } = request;
    checkKeys(view, keys);
    const ofOne = pageOfOne(request);
    if (ofOne) return answerOfOne(request, await page(ofOne));
    const list = listOf(view, name);
    const from = readCursor(list, before);
    // `perKey` counts a key's newest documents from its beginning, for every page.
    const found = await Promise.all(keys.map((key) => seek(name, key, perKey ? undefined : from, perKey ?? limit + 1, 'place')));
    const order = indexOrder(view.indexes[name]);
    const places = found.flat().map(({ place }) => place);
    const merged = places.filter((place) => !from || order(from, place) < 0).sort(order);
    const unique = merged.filter((place, at) => place.id !== merged[at - 1]?.id);
    const docs = await texts(unique.slice(0, limit).map(({ id }) => id));
    return pageOf(
      list,
      unique,
      limit,
      (place) => place,
      ({ id }) => parsed(docs.get(id)),
    );
  };

  const withWord = async ({ field, prefix, before, limit }: WordsRequest): Promise<Page<Doc>> => {
    checkWords(view, field);
    const name = wordsName(field);
    const list = listOf(view, `${field}/${prefix}`);
    const from = readCursor(list, before);
    const filter: Filter<ViewDocument> = { [name]: { $elemMatch: { $gte: from?.sort ?? prefix, $lt: endOfPrefix(prefix) } } };
    const rows = await collection
      .find(filter, { projection: { [name]: 1 }, hint: { [name]: 1 } })
      .limit(maxDocsWithWord)
      .toArray();
    const order = indexOrder({ order: 'oldest' });
    const found = rows.map((row): CursorPosition => ({ sort: firstWithPrefix(wordsOf(row[name]), prefix) ?? '', id: row._id }));
    const rest = found.filter((place) => !from || order(from, place) < 0).sort(order);
    const docs = await texts(rest.slice(0, limit).map(({ id }) => id));
    return pageOf(
      list,
      rest,
      limit,
      (place) => place,
      ({ id }) => parsed(docs.get(id)),
    );
  };

  return {
    get: (id) => refuseUnavailable(async () => (await getMany([id]))[0]),
    getMany: (ids) => readByIds(view, ids, (some) => refuseUnavailable(() => getMany(some))),
    page: (request) => refuseUnavailable(() => page(request)),
    newest: (request) => refuseUnavailable(() => newest(request)),
    words: (request) => refuseUnavailable(() => withWord(request)),
  };
}

/** Documents after a place in a list. The index answers the bound on `sort`; the `$or` is checked only for documents with the same `sort`. */
function behind(sort: string, from: CursorPosition, direction: 1 | -1): Filter<ViewDocument> {
  const [beyond, upTo] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return { [sort]: { [upTo]: from.sort }, $or: [{ [sort]: { [beyond]: from.sort } }, { _id: { [beyond]: from.id } }] };
}
