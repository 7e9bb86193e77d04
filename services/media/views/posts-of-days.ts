import type { ViewList } from '@kloak/platform/lists/paging.ts';
import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { dayKeysOf, type PostDoc } from './posts.ts';

/** One day, with the owners that have posts of it. */
type DayOwners = { day: string; owners: readonly string[] };

/** Keys of one query: the store takes 1,000. */
const maxKeys = 800;
const noDay: DayOwners = { day: '', owners: [] };

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

  /** Index behind the last day that fits into a query beginning at `from`; at least one day. */
  function endOf(from: number): number {
    let [end, keys] = [from, 0];
    while (end < newestFirst.length && (end === from || keys < maxKeys)) {
      keys += keysOf(newestFirst[end] ?? noDay).length;
      end += 1;
    }
    return end;
  }

  const page: ViewReader<PostDoc>['page'] = async ({ before, limit }) => {
    const { day, cursor } = readPlace(before);
    const from = newestFirst.findIndex((one) => day === undefined || one.day <= day);
    if (from < 0) return { items: [] };
    const end = endOf(from);
    const keys = newestFirst.slice(from, end).flatMap(keysOf);
    const { items, next } = await reader.newest({ index: 'byDay', keys, limit, ...(cursor && { before: cursor }) });
    if (next !== undefined) return { items, next: `${items.at(-1)?.day ?? day}${next}` };
    const following = newestFirst[end];
    return following ? { items, next: following.day } : { items };
  };
  return { reader: { page }, index: 'byDay', equals: [], pick: (doc) => [doc] };
}
