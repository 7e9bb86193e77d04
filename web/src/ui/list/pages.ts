/** Paging state of a query, as a list shows it. */
export type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  /** True if the last requested page failed to load. */
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => unknown;
};
