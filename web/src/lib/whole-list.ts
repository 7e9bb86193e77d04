type ListPart<Entry> = { readonly entries: readonly Entry[]; readonly next: string | undefined };

/** Fetches a list, or its first `most` entries, in as many calls as necessary: an answer is bounded in bytes. `left`: number of entries still wanted. */
export async function wholeList<Entry>(
  ask: (before: string | undefined, left: number) => Promise<ListPart<Entry>>,
  most = Number.POSITIVE_INFINITY,
): Promise<Entry[]> {
  const all: Entry[] = [];
  let before: string | undefined;
  do {
    const { entries, next } = await ask(before, most - all.length);
    all.push(...entries);
    before = next;
  } while (before !== undefined && all.length < most);
  return all;
}
