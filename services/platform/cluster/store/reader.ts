// The questions to a view. Each is one seek in an index, or one for each key.
import type { Document, Filter } from 'mongodb';
import { type Place, readCursor, writeCursor } from '../../ports/shared/page-cursor.ts';
import { compare, indexed, inOrder, listOf, viewKey, wordsOf } from '../../ports/shared/view-index.ts';
import type { Index, NewestRequest, Page, PageRequest, View, ViewReader } from '../../ports/store.ts';
import { type Database, ours } from './database.ts';
import { fieldName, indexKey, viewCollection, wordsName } from './schema.ts';

/** A record as it is asked for: by fields that only the view knows. */
type Row = Document & { _id: string };
type Key = (string | number | boolean)[];
type Found = { place: Place; text: string | undefined };

const most = 500;
/** Documents looked at for one question about words; an index gives them in the order of their words. */
const mostWords = 5000;

export function openReader<Doc extends object>(database: Database, view: View<Doc>): ViewReader<Doc> {
  const collection = database.collection<Row>(viewCollection(viewKey(view)));
  const parse = (text: string): Doc => JSON.parse(text);

  const texts = async (ids: string[]): Promise<Map<string, string>> => {
    const rows = ids.length === 0 ? [] : await collection.find({ _id: { $in: ids } }, { projection: { doc: 1 } }).toArray();
    return new Map(rows.flatMap(({ _id, doc }): [string, string][] => (typeof doc === 'string' ? [[_id, doc]] : [])));
  };
  const getMany = async (ids: string[]): Promise<Doc[]> => {
    const found = await texts([...new Set(ids)]);
    return ids.flatMap((id) => found.get(id) ?? []).map(parse);
  };

  const indexOf = (name: string, key: Key): Index => {
    const index = view.indexes[name];
    if (!index) throw new Error(`${view.name} has no index ${name}.`);
    if (key.length !== index.equals.length) throw new Error(`${view.name}.${name} is asked by ${index.equals.join(', ')}.`);
    return index;
  };

  const seek = async (name: string, key: Key, from: Place | undefined, limit: number, what: 'doc' | 'place'): Promise<Found[]> => {
    const index = indexOf(name, key);
    const sort = fieldName(index.sort);
    const direction = index.order === 'newest' ? -1 : 1;
    const equal = index.equals.map((field, at): [string, string | number] => [fieldName(field), indexed(key[at] ?? '')]);
    const filter: Filter<Row> = { ...Object.fromEntries(equal), ...(from ? behind(sort, from, direction) : { [sort]: { $ne: null } }) };
    const order = indexKey(index);
    const projection = what === 'doc' ? { [sort]: 1, doc: 1 } : { [sort]: 1 };
    const rows = await collection
      .find(filter, { projection, hint: Object.fromEntries(order) })
      .sort(order)
      .limit(limit)
      .toArray();
    return rows.map((row) => ({ place: { sort: sortable(row[sort]), id: row._id }, text: row.doc }));
  };

  const page = async ({ index, equals, before, limit }: PageRequest): Promise<Page<Doc>> => {
    const list = listOf(view, index);
    const from = before === undefined ? undefined : readCursor(list, before);
    const found = await seek(index, equals, from, limit + 1, 'doc');
    const shown = found.slice(0, limit);
    const items = shown.flatMap(({ text }) => (text === undefined ? [] : [parse(text)]));
    return { items, ...next(list, shown.at(-1)?.place, found.length > limit) };
  };

  /** Finds only the places of each key, in the index alone, merges them, and then reads the documents that won. */
  const newest = async ({ index: name, keys, before, limit, perKey }: NewestRequest): Promise<Page<Doc>> => {
    if (keys.length > most) throw new Error(`${view.name}: at most ${most} keys can be merged, not ${keys.length}.`);
    const list = listOf(view, name);
    const from = before === undefined ? undefined : readCursor(list, before);
    // With `perKey`, a key's newest are counted from its beginning, whatever page is asked for.
    const found = await Promise.all(keys.map((key) => seek(name, key, perKey ? undefined : from, perKey ?? limit + 1, 'place')));
    const order = inOrder(view.indexes[name]);
    const places = found.flat().map(({ place }) => place);
    const merged = places.filter((place) => !from || order(from, place) < 0).sort(order);
    const unique = merged.filter((place, at) => place.id !== merged[at - 1]?.id);
    const shown = unique.slice(0, limit);
    return { items: await getMany(shown.map(({ id }) => id)), ...next(list, shown.at(-1), unique.length > limit) };
  };

  const withWord = async (field: string, prefix: string, limit: number): Promise<Doc[]> => {
    if (!view.words?.includes(field)) throw new Error(`${view.name} keeps no words of ${field}.`);
    const name = wordsName(field);
    const end = `${prefix}\u{10FFFF}`;
    const filter: Filter<Row> = { [name]: { $elemMatch: { $gte: prefix, $lt: end } } };
    const rows = await collection
      .find(filter, { projection: { [name]: 1 }, hint: { [name]: 1 } })
      .limit(mostWords)
      .toArray();
    const found = rows.map((row): Place => {
      const matching = [...wordsOf(row[name])].filter((word) => compare(word, prefix) >= 0 && compare(word, end) < 0).sort(compare);
      return { sort: matching[0] ?? '', id: row._id };
    });
    const first = found.sort(inOrder({ order: 'oldest' })).slice(0, limit);
    return getMany(first.map(({ id }) => id));
  };

  return {
    get: (id) => ours(async () => (await getMany([id]))[0]),
    async getMany(ids) {
      if (ids.length > most) throw new Error(`${view.name}: at most ${most} documents can be read at once, not ${ids.length}.`);
      return ours(() => getMany(ids));
    },
    page: (request) => ours(() => page(request)),
    newest: (request) => ours(() => newest(request)),
    words: ({ field, prefix, limit }) => ours(() => withWord(field, prefix, limit)),
  };
}

/** What comes after a place in a list: the bound on the sort is the index's, the rest is looked at only among its ties. */
function behind(sort: string, from: Place, direction: 1 | -1): Filter<Row> {
  const [beyond, upTo] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return { [sort]: { [upTo]: from.sort }, $or: [{ [sort]: { [beyond]: from.sort } }, { _id: { [beyond]: from.id } }] };
}

function next(list: string, last: Place | undefined, more: boolean): { next?: string } {
  return more && last ? { next: writeCursor(list, last) } : {};
}

function sortable(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error('A list is sorted by texts or numbers.');
}
