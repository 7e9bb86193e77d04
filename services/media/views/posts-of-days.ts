import type { ViewList } from '@kloak/platform/lists/paging.ts';
import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { dayKeysOf, type PostDoc } from './posts.ts';

/** One day, with the owners that have posts of it. */
type DayOwners = { day: string; owners: readonly string[] };

/** Maximum of keys in one query of the store; a day has one for each owner, and a few for the viewer. */
const maxKeys = 1_000;

/** Day and store's cursor of a cursor of this list. The store refuses what is none. */
function readPlace(before: string | undefined): { day?: string | undefined; cursor?: string | undefined } {
  const [, day, cursor] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(before ?? '') ?? [undefined, undefined, before];
  return { day, cursor };
}

/**
 * Posts that `viewer` sees of some days and their owners, as one list, those taken last first. A query names only the next days, as many as it has
 * keys for; a cursor begins with the day where it continues.
 */
export function postsOfDays(reader: ViewReader<PostDoc>, viewer: string, days: readonly DayOwners[]): ViewList<PostDoc, PostDoc> {
  const newestFirst = days.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const keysOf = ({ day, owners }: DayOwners) => owners.flatMap((owner) => dayKeysOf(owner, owner === viewer, day));

  /** Keys of the days from an index on, as many whole days as fit into a query, and the day behind them. */
  function queryFrom(from: number): { keys: ReturnType<typeof keysOf>; following: string | undefined } {
    const keys: ReturnType<typeof keysOf> = [];
    for (const one of newestFirst.slice(from)) {
      const more = keysOf(one);
      if (keys.length > 0 && keys.length + more.length > maxKeys) return { keys, following: one.day };
      keys.push(...more);
    }
    return { keys, following: undefined };
  }

  const page: ViewReader<PostDoc>['page'] = async ({ before, limit }) => {
    const { day, cursor } = readPlace(before);
    const from = newestFirst.findIndex((one) => day === undefined || one.day <= day);
    if (from < 0) return { items: [] };
    const { keys, following } = queryFrom(from);
    const { items, next } = await reader.newest({ index: 'byDay', keys, limit, ...(cursor && { before: cursor }) });
    if (next !== undefined) return { items, next: `${items.at(-1)?.day ?? day}${next}` };
    return following === undefined ? { items } : { items, next: following };
  };
  return { reader: { page }, index: 'byDay', equals: [], pick: (doc) => [doc] };
}
