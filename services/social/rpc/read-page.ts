import type { ViewReader } from '@kloak/platform/ports/store.ts';

/** What a list is asked for: a place to go on from, or the number of a page. */
export type Asked = { page: number; perPage: number; before?: string };
export type PageOf<Doc> = { items: Doc[]; next?: string };

/** Documents per question to the view, and the furthest that a page's number reaches; beyond it lists go on by `next`. */
const chunk = 100;
const furthest = 10_000;

/** `perPage` as it counts: 1 to 100. */
export function pageSize(perPage: number, otherwise: number): number {
  return perPage < 1 ? otherwise : Math.min(perPage, 100);
}

export type Question<Doc extends object, Kept> = {
  reader: ViewReader<Doc>;
  index: string;
  equals: string[];
  /** What of a document belongs to the list: itself, or nothing. */
  pick(doc: NoInfer<Doc>): Kept[];
};

/** The next `count` documents of the list, and where to go on when there are more. */
export async function readOn<Doc extends object, Kept>(
  { reader, index, equals, pick }: Question<Doc, Kept>,
  count: number,
  from?: string,
): Promise<PageOf<Kept>> {
  const items: Kept[] = [];
  let before = from;
  while (items.length < count) {
    const page = await reader.page({ index, equals, limit: Math.min(count - items.length, chunk), ...(before !== undefined && { before }) });
    items.push(...page.items.flatMap(pick));
    before = page.next;
    if (before === undefined) return { items };
  }
  return { items, ...(before !== undefined && { next: before }) };
}

/** The documents from the `skip`th on. Views have no way to skip, so what lies before is read past. */
export async function readAt<Doc extends object, Kept>(question: Question<Doc, Kept>, skip: number, count: number): Promise<PageOf<Kept>> {
  if (skip > furthest) return { items: [] };
  if (skip === 0) return readOn(question, count);
  const passed = await readOn(question, skip);
  return passed.next === undefined ? { items: [] } : readOn(question, count, passed.next);
}

/** One page of a list that has nothing in front of it. */
export function readPage<Doc extends object, Kept>(question: Question<Doc, Kept>, asked: Asked): Promise<PageOf<Kept>> {
  return asked.before === undefined ? readAt(question, asked.page * asked.perPage, asked.perPage) : readOn(question, asked.perPage, asked.before);
}
