type Asked = { readonly before?: string | undefined; readonly perPage?: number | undefined };

/** What the server gives of a list that is asked for by pages; its cursors say how many came before. */
export function pageOf<Entry>(all: readonly Entry[], { before, perPage = all.length }: Asked) {
  const from = Number(before ?? 0);
  const end = from + perPage;
  return { entries: all.slice(from, end), total: all.length, next: end < all.length ? String(end) : undefined };
}
