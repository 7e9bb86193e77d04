import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** Request for a part: number of entries, and the cursor to begin after. */
export type PartRequest = { readonly perPage: number; readonly before: string | undefined };
/** Answer: entries, data about the whole list, and the next cursor. */
type ListAnswer<Entry, About> = { readonly entries: readonly Entry[]; readonly about: About; readonly next: string | undefined };
/** Rest of a list: first the fetched entries that no page shows yet, then the server's. `wanted`: number of entries to restore. */
type Rest<Entry, About> = { readonly told: ListAnswer<Entry, About>; readonly wanted: number };
/** A page of a list. */
export type ListPage<Entry, About> = { readonly entries: readonly Entry[]; readonly about: About; readonly rest: Rest<Entry, About> | undefined };

/** Time in milliseconds for which a list keeps its length after leaving it. */
const keptMs = 60 * 60_000;

type GrowingList<Entry, About> = {
  readonly gcTime: number;
  readonly initialPageParam: Rest<Entry, About> | undefined;
  readonly queryFn: (context: QueryFunctionContext<QueryKey, Rest<Entry, About> | undefined>) => Promise<ListPage<Entry, About>>;
  readonly getNextPageParam: (page: ListPage<Entry, About>) => Rest<Entry, About> | undefined;
};

/**
 * Query options of a list that loads `perPage` entries at a time. A list of many pages is refetched in one call, or one per hundred entries. The answer
 * is cut into pages, and each page passes the rest to the next one.
 */
export function growingList<Entry, About>(perPage: number, ask: (part: PartRequest) => Promise<ListAnswer<Entry, About>>): GrowingList<Entry, About> {
  type EntriesPage = ListPage<Entry, About>;
  const cut = ({ entries, about, next }: ListAnswer<Entry, About>, wanted: number): EntriesPage => {
    const left = entries.slice(perPage);
    const goesOn = left.length > 0 || next !== undefined;
    return { entries: entries.slice(0, perPage), about, rest: goesOn ? { told: { entries: left, about, next }, wanted: wanted - perPage } : undefined };
  };
  return {
    gcTime: keptMs,
    initialPageParam: undefined,
    queryFn: async ({ client, queryKey, pageParam: rest }) => {
      const wanted = rest ? rest.wanted : entriesOf(client.getQueryData<InfiniteData<EntriesPage>>(queryKey)).length;
      const askFor = (count: number, before: string | undefined) => ask({ perPage: Math.min(maxPerPage, Math.max(perPage, count)), before });
      let told = rest && rest.told.entries.length > 0 ? rest.told : await askFor(wanted, rest?.told.next);
      // An answer may have fewer entries than requested; all entries that were loaded must be loaded again.
      while (told.next !== undefined && told.entries.length < Math.min(perPage, wanted)) {
        const more = await askFor(wanted - told.entries.length, told.next);
        told = { ...more, about: told.about, entries: [...told.entries, ...more.entries] };
      }
      return cut(told, wanted);
    },
    getNextPageParam: ({ rest }) => rest,
  };
}

/** All loaded entries of a list. */
export function entriesOf<Entry>(list: { readonly pages: readonly { readonly entries: readonly Entry[] }[] } | undefined): readonly Entry[] {
  return list?.pages.flatMap(({ entries }) => entries) ?? [];
}

/** Changes the entries of a page, and the fetched ones that no page shows yet; see `growingList`. */
export function withEntries<Entry, About>(page: ListPage<Entry, About>, change: (entries: readonly Entry[]) => readonly Entry[]): ListPage<Entry, About> {
  const { entries, rest } = page;
  return { ...page, entries: change(entries), rest: rest && { ...rest, told: { ...rest.told, entries: change(rest.told.entries) } } };
}
