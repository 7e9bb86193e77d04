import { maxDaysPerRequest, maxNumberedEntries, maxPerPage } from '@kloak/proto/rules/pages.ts';

/** A day on which posts were taken, `YYYY-MM-DD`, and their number. */
export type Day = { readonly day: string; readonly count: number };

/** Unit of one request: some consecutive days with few posts, or one page of a day with many. */
export type Chunk = { readonly days: readonly string[]; readonly page: number };

/** Returns the index of the chunk with a day's `nth` post. */
export type ChunkIndex = (day: string, nth: number) => number | undefined;

/** Cuts a library into chunks of at most 100 posts. Posts of a day beyond the largest page number are in none. */
export function chunksOf(days: readonly Day[]): { readonly chunks: readonly Chunk[]; readonly indexOf: ChunkIndex } {
  const chunks: Chunk[] = [];
  const firstOf = new Map<string, number>();
  let few: string[] = [];
  let held = 0;
  const close = () => {
    if (few.length > 0) chunks.push({ days: few, page: 0 });
    few = [];
    held = 0;
  };
  for (const { day, count } of days) {
    if (held + count > maxPerPage || few.length === maxDaysPerRequest) close();
    firstOf.set(day, chunks.length);
    if (count <= maxPerPage) {
      few.push(day);
      held += count;
      continue;
    }
    for (let page = 0; page * maxPerPage < Math.min(count, maxNumberedEntries); page++) chunks.push({ days: [day], page });
  }
  close();
  const indexOf: ChunkIndex = (day, nth) => {
    const first = firstOf.get(day);
    const index = first === undefined ? undefined : first + Math.floor(nth / maxPerPage);
    return index !== undefined && chunks[index]?.days.includes(day) ? index : undefined;
  };
  return { chunks, indexOf };
}
