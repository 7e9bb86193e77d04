import type { Album } from '@kloak/proto/api/types.ts';

const yearOf = (day: string) => day.slice(0, 'YYYY'.length);

/** Years in which an album's posts were taken: `2019`, or `2017–2021`. Undefined for an empty album. */
export function albumYears({ firstDay, lastDay }: Pick<Album, 'firstDay' | 'lastDay'>): string | undefined {
  if (firstDay === undefined || lastDay === undefined) return undefined;
  const [first, last] = [yearOf(firstDay), yearOf(lastDay)];
  return first === last ? first : `${first}–${last}`;
}
