import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isRecord } from './is-record.ts';

/** For when pushes may have been missed: what is shown is fetched again; everything else when it is shown next, a list from its first page on. */
export function refetchShown(client: QueryClient): void {
  client.setQueriesData({ type: 'inactive', predicate: ({ state }) => isList(state.data) }, (list: unknown) =>
    isList(list) ? { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) } : list,
  );
  void client.invalidateQueries();
}

function isList(data: unknown): data is InfiniteData<unknown> {
  return isRecord(data) && Array.isArray(data.pages) && Array.isArray(data.pageParams);
}
