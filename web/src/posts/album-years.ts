import type { Album } from '@kloak/proto/api/types.ts';

const yearOf = (day: string) => day.slice(0, 'YYYY'.length);

/** The years in which what it holds was taken: `2019`, or `2017–2021`. Undefined where it holds nothing. */
export function albumYears({ firstDay, lastDay }: Pick<Album, 'firstDay' | 'lastDay'>): string | undefined {
  if (firstDay === undefined || lastDay === undefined) return undefined;
  const [first, last] = [yearOf(firstDay), yearOf(lastDay)];
  return first === last ? first : `${first}–${last}`;
}
