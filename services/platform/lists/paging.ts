// Lists of a view for callers: by a cursor, or by the number of a page.
import { defaultPerPage, maxNumberedEntries, maxPerPage, pageTooDeep } from '@kloak/proto/rules/pages.ts';
import { refusalOf } from '../errors.ts';
import type { PageRequest, ViewReader } from '../ports/store.ts';
import { countWithin } from './answer-size.ts';

/** `page` counts from 0; `before` replaces it. A `perPage` of 0 means the list's default. */
export type ListRequest = { page: number; perPage: number; before?: string | undefined };
/** `next`, sent back as `before`, continues after this page; absent at the list's end. */
export type ListPage<Entry> = { items: Entry[]; next?: string | undefined };

/** Effective `perPage`: 1 to 100. */
export function pageSize(perPage: number, defaultSize: number = defaultPerPage): number {
  return perPage < 1 ? defaultSize : Math.min(perPage, maxPerPage);
}

/** One place of an index. */
export type IndexQuery = Pick<PageRequest, 'index' | 'equals'>;

/** Entries of one place. */
export type ViewList<Doc extends object, Entry> = IndexQuery & {
  reader: Pick<ViewReader<Doc>, 'page'>;
  /** Entries that a document contributes to the list: itself, or none. */
  pick(doc: NoInfer<Doc>): Entry[];
};

/** The documents of one place. */
export function listOf<Doc extends object>(reader: Pick<ViewReader<Doc>, 'page'>, { index, equals }: IndexQuery): ViewList<Doc, Doc> {
  return { reader, index, equals, pick: (doc) => [doc] };
}

/** Works on all documents of a list, those of one page at the same time; the work may remove them from it. */
export async function forEachDoc<Doc extends object>(reader: ViewReader<Doc>, place: IndexQuery, work: (doc: Doc) => Promise<unknown>): Promise<void> {
  let before: string | undefined;
  do {
    const { items, next } = await reader.page({ ...place, limit: maxPerPage, before });
    await Promise.all(items.map(work));
    before = next;
  } while (before !== undefined);
}

/** The newest of many places of an index as one list. */
export function mergedList<Doc extends object>(reader: ViewReader<Doc>, index: string, keys: PageRequest['equals'][]): ViewList<Doc, Doc> {
  const page: ViewReader<Doc>['page'] = ({ before, limit }) => reader.newest({ index, keys, before, limit });
  return listOf({ page }, { index, equals: [] });
}

/** Next `count` entries, and the cursor of the next page if there is one. */
export async function readFrom<Doc extends object, Entry>(
  { reader, index, equals, pick }: ViewList<Doc, Entry>,
  count: number,
  from?: string,
): Promise<ListPage<Entry>> {
  const items: Entry[] = [];
  let before = from;
  while (items.length < count) {
    const page = await reader.page({ index, equals, limit: Math.min(count - items.length, maxPerPage), before });
    items.push(...page.items.flatMap(pick));
    before = page.next;
    if (before === undefined) return { items };
  }
  return { items, next: before };
}

/** The entries from the `skip`th on. Refuses: 400 `page-too-deep`. */
export async function readPage<Doc extends object, Entry>(list: ViewList<Doc, Entry>, skip: number, count: number): Promise<ListPage<Entry>> {
  // Views cannot skip: earlier entries are read and dropped.
  if (skip > maxNumberedEntries) throw refusalOf(pageTooDeep);
  if (skip === 0) return readFrom(list, count);
  const passed = await readFrom(list, skip);
  return passed.next === undefined ? { items: [] } : readFrom(list, count, passed.next);
}

/** One page of a list that has nothing in front of it, and `defaultSize` entries on a page. Refuses: 400 `page-too-deep`. */
export function readList<Doc extends object, Entry>(
  list: ViewList<Doc, Entry>,
  { page, perPage, before }: ListRequest,
  defaultSize?: number,
): Promise<ListPage<Entry>> {
  const size = pageSize(perPage, defaultSize);
  return before === undefined ? readPage(list, page * size, size) : readFrom(list, size, before);
}

/** Rendering of entries, in their places, with the bytes of each in an answer, and the bytes beside them. */
type Shows<Entry, Shown> = {
  show(entries: Entry[]): Promise<Shown[]>;
  bytesOf(shown: NoInfer<Shown>): number;
  besideBytes?: number;
  defaultSize?: number;
};

/** The same with rendered entries. If they are too long for one answer it has fewer, and `next` continues after them. See [Note: Bytes of an answer]. */
export async function readShown<Doc extends object, Entry, Shown>(
  list: ViewList<Doc, Entry>,
  request: ListRequest,
  { show, bytesOf, besideBytes, defaultSize }: Shows<Entry, Shown>,
): Promise<ListPage<Shown>> {
  const whole = await readList(list, request, defaultSize);
  const items = await show(whole.items);
  const count = countWithin(items.map(bytesOf), besideBytes);
  if (count === items.length) return { items, next: whole.next };
  const skip = request.page * pageSize(request.perPage, defaultSize);
  const part = await (request.before === undefined ? readPage(list, skip, count) : readFrom(list, count, request.before));
  return { items: await show(part.items), next: part.next };
}
