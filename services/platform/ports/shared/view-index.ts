// Rules about views that both stores share: their names, the indexed fields beside a document, and the order of lists.
import type { Index, View } from '../store.ts';
import type { CursorPosition } from './page-cursor.ts';

/** Names one view in one version. */
export const viewKey = ({ name, version }: Pick<View, 'name' | 'version'>) => `${name}@${version}`;

/** Name of a list, in cursors. */
export const listOf = (view: View, index: string) => `${view.name}/${index}`;

export function indexedFields(view: View): string[] {
  return [...new Set(Object.values(view.indexes).flatMap(({ equals, sort }) => [...equals, sort]))];
}

/** Stored form of an indexed value: only texts, numbers and booleans are indexed. */
export function indexed(value: string | number | boolean): string | number;
export function indexed(value: unknown): string | number | null;
export function indexed(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : null;
}

export const fieldOf = (doc: object | undefined, field: string): unknown => (doc ? Reflect.get(doc, field) : undefined);

/** The searchable words that a fold wrote into a field. */
export function wordsOf(value: unknown): Set<string> {
  return new Set(Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []);
}

/** Upper bound of all words with a prefix. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;

/** The first of some words that begins with a prefix, in the order of both databases. */
export function firstWithPrefix(words: ReadonlySet<string>, prefix: string): string | undefined {
  const end = endOfPrefix(prefix);
  return [...words].filter((word) => compare(word, prefix) >= 0 && compare(word, end) < 0).sort(compare)[0];
}

/** Declared queries of a view, in a fixed order. They are part of the view's version and stored in its database, as JSON: the format must not change. */
export function queriesOf({ indexes, words = [] }: Pick<View, 'indexes' | 'words'>): [unknown[], string[]] {
  const lists = Object.entries(indexes).map(([name, { equals, sort, order }]) => [name, equals, sort, order]);
  return [lists.sort(), words.toSorted()];
}

/** Shape of a view in the database: one version has only one shape. */
export const shapeOf = (view: View): string => JSON.stringify(queriesOf(view));

/** The order of both databases: numbers before texts, texts by their bytes. */
export function indexOrder(index: Pick<Index, 'order'> | undefined): (a: CursorPosition, b: CursorPosition) => number {
  const sign = index?.order === 'newest' ? -1 : 1;
  return (a, b) => sign * (compare(a.sort, b.sort) || compare(a.id, b.id));
}

const halves = /[\uD800-\uDFFF]/;

export function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  if (a === b) return 0;
  // JavaScript compares texts as bytes would, but for signs that it keeps in two halves.
  return halves.test(a) || halves.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
}
