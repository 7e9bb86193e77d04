import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** What the server is asked: how many entries, and after which. */
export type Part = { readonly perPage: number; readonly before: string | undefined };
/** What it answers: entries, what it tells of the whole list, and where it goes on. */
type Told<Entry, About> = { readonly entries: readonly Entry[]; readonly about: About; readonly next: string | undefined };
/** How a list goes on: with what has come already, then with what the server has; `wanted`: how many are to be there again. */
type Rest<Entry, About> = { readonly told: Told<Entry, About>; readonly wanted: number };
/** Some entries of a list. */
export type ListPage<Entry, About> = { readonly entries: readonly Entry[]; readonly about: About; readonly rest: Rest<Entry, About> | undefined };

/** Who comes back to a list after so long finds it as long as it was, in milliseconds. */
const keptMs = 60 * 60_000;

type GrowingList<Entry, About> = {
  readonly gcTime: number;
  readonly initialPageParam: Rest<Entry, About> | undefined;
  readonly queryFn: (context: QueryFunctionContext<QueryKey, Rest<Entry, About> | undefined>) => Promise<ListPage<Entry, About>>;
  readonly getNextPageParam: (page: ListPage<Entry, About>) => Rest<Entry, About> | undefined;
};

/**
 * The part of a query that makes it a list of which `perPage` come at a time. A list that has grown is asked for anew in one call, or in one for each hundred, however
 * many pages it has: an answer is cut into pages, and each hands what is left of it on to the next.
 */
export function growingList<Entry, About>(perPage: number, ask: (part: Part) => Promise<Told<Entry, About>>): GrowingList<Entry, About> {
  type Page = ListPage<Entry, About>;
  const cut = ({ entries, about, next }: Told<Entry, About>, wanted: number): Page => {
    const left = entries.slice(perPage);
    const goesOn = left.length > 0 || next !== undefined;
    return { entries: entries.slice(0, perPage), about, rest: goesOn ? { told: { entries: left, about, next }, wanted: wanted - perPage } : undefined };
  };
  return {
    gcTime: keptMs,
    initialPageParam: undefined,
    queryFn: async ({ client, queryKey, pageParam: rest }) => {
      const wanted = rest ? rest.wanted : entriesOf(client.getQueryData<InfiniteData<Page>>(queryKey)).length;
      const askFor = (count: number, before: string | undefined) => ask({ perPage: Math.min(maxPerPage, Math.max(perPage, count)), before });
      let told = rest && rest.told.entries.length > 0 ? rest.told : await askFor(wanted, rest?.told.next);
      // An answer may hold fewer than it was asked for; what was shown is to be there again.
      while (told.next !== undefined && told.entries.length < Math.min(perPage, wanted)) {
        const more = await askFor(wanted - told.entries.length, told.next);
        told = { ...more, about: told.about, entries: [...told.entries, ...more.entries] };
      }
      return cut(told, wanted);
    },
    getNextPageParam: ({ rest }) => rest,
  };
}

/** All that has come of a list. */
export function entriesOf<Entry>(list: { readonly pages: readonly { readonly entries: readonly Entry[] }[] } | undefined): readonly Entry[] {
  return list?.pages.flatMap(({ entries }) => entries) ?? [];
}

/** A page, and what of its answer is still to be cut, with other entries; see `growingList`. */
export function withEntries<Entry, About>(page: ListPage<Entry, About>, change: (entries: readonly Entry[]) => readonly Entry[]): ListPage<Entry, About> {
  const { entries, rest } = page;
  return { ...page, entries: change(entries), rest: rest && { ...rest, told: { ...rest.told, entries: change(rest.told.entries) } } };
}
