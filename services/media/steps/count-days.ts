import { setImmediate as turn } from 'node:timers/promises';
import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { countFor, type DaysDoc, yearsOf } from '../views/days.ts';

/** Counts the posts of these owners (≤ 501) that `viewer` sees by day (`YYYY-MM-DD`), newest first; other calls run in between. */
export async function countDays(reader: ViewReader<DaysDoc>, owners: readonly string[], viewer: string): Promise<{ day: string; count: number }[]> {
  const counts = new Map<string, number>();
  for await (const years of yearsOf(reader, owners)) {
    for (const doc of years) addDays(counts, doc, viewer);
    await turn();
  }
  return [...counts].sort(([one], [other]) => (one < other ? 1 : -1)).map(([day, count]) => ({ day, count }));
}

function addDays(counts: Map<string, number>, doc: DaysDoc, viewer: string): void {
  for (const key of Object.keys(doc.days)) {
    const [day, count] = [`${doc.year}-${key}`, countFor(doc, key, viewer)];
    if (count > 0) counts.set(day, (counts.get(day) ?? 0) + count);
  }
}
