// Posts that the caller may see by day of capture: everybody's, or those of chosen people. The keys begin with `feed`, since the same pushes invalidate them.
import type { Post } from '@kloak/proto/api/types.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { wholeList } from '../../lib/whole-list.ts';
import { type ChosenPeople, peopleField } from './chosen-people.ts';
import { type Chunk, chunksOf, type Day } from './chunks.ts';
import type { PlaceInTime, TimelinePlace } from './timeline-place.ts';

/** Returns the days of the library, the newest first. */
export function daysQuery(people: ChosenPeople, me: string) {
  return queryOptions({
    queryKey: ['feed', 'days', me, ...people],
    queryFn: async () => (await query('POST /api/library/family-days', { profileId: me, ...peopleField(people) })).days,
  });
}

/** Time in milliseconds for which posts are kept that are no longer near the window, so that a long scroll does not fill the memory. */
const keptMs = 60_000;

/** Returns posts taken on the days of a chunk, the newest first. */
export function chunkQuery({ days, page }: Chunk, people: ChosenPeople, me: string) {
  return queryOptions({
    queryKey: ['feed', 'by-day', me, ...people, ...days, page],
    gcTime: keptMs,
    queryFn: () =>
      wholeList(async (before, left) => {
        const asked = before === undefined ? { page, perPage: maxPerPage } : { before, perPage: left };
        const { posts, next } = await query('POST /api/library/family-posts-by-day', {
          profileId: me,
          ...peopleField(people),
          days: [...days],
          ...asked,
        });
        return { entries: posts, next };
      }, maxPerPage),
  });
}

/** Part of the timeline: the number of posts before it, the total, and the positions at which it continues. */
type TimelinePart = {
  readonly posts: readonly Post[];
  readonly before: number;
  readonly total: number;
  readonly newer: PlaceInTime | undefined;
  readonly older: PlaceInTime | undefined;
};

/** Chunks of the timeline are refetched only after a change. */
const asItIs = { staleTime: Number.POSITIVE_INFINITY };

/** Returns the library around a position, in the order of the timeline. It continues at both ends, a chunk at a time. */
export function timelineQuery({ day, nth, people }: Omit<TimelinePlace, 'of'>, me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'timeline', day, nth, me, ...people],
    initialPageParam: { day, nth },
    queryFn: async ({ client, pageParam }): Promise<TimelinePart> => {
      const days = await client.fetchQuery({ ...daysQuery(people, me), ...asItIs });
      const { chunks, indexOf } = chunksOf(days);
      const at = indexOf(pageParam.day, pageParam.nth) ?? indexOf(dayFrom(days, pageParam.day), 0) ?? 0;
      const chunk = chunks[at];
      const posts = chunk ? await client.fetchQuery({ ...chunkQuery(chunk, people, me), ...asItIs }) : [];
      const total = days.reduce((sum, { count }) => sum + count, 0);
      return { posts, before: chunk ? before(days, chunk) : 0, total, newer: beginOf(chunks[at - 1]), older: beginOf(chunks[at + 1]) };
    },
    getPreviousPageParam: ({ newer }) => newer,
    getNextPageParam: ({ older }) => older,
    select: together,
  });
}

const together = ({ pages }: InfiniteData<TimelinePart, PlaceInTime>) => ({
  posts: pages.flatMap(({ posts }) => posts),
  before: pages[0]?.before ?? 0,
  total: pages[0]?.total ?? 0,
});

/** Newest day up to a given one, which may be gone. */
const dayFrom = (days: readonly Day[], day: string): string => (days.find((one) => one.day <= day) ?? days.at(-1))?.day ?? '';

function beginOf(chunk: Chunk | undefined): PlaceInTime | undefined {
  const [day] = chunk?.days ?? [];
  return chunk && day !== undefined ? { day, nth: chunk.page * maxPerPage } : undefined;
}

/** Number of posts that are newer than a chunk's. */
function before(days: readonly Day[], chunk: Chunk): number {
  const first = days.findIndex(({ day }) => day === chunk.days[0]);
  return days.slice(0, first).reduce((sum, { count }) => sum + count, 0) + chunk.page * maxPerPage;
}
