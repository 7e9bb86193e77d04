type PageQuery = { readonly before?: string | undefined; readonly perPage?: number | undefined };

/** Answers one page of a list; cursors are the number of earlier entries. */
export function pageOf<Entry>(all: readonly Entry[], { before, perPage = all.length }: PageQuery) {
  const from = Number(before ?? 0);
  const end = from + perPage;
  return { entries: all.slice(from, end), total: all.length, next: end < all.length ? String(end) : undefined };
}
