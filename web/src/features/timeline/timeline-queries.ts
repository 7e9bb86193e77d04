import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import type { Chunk } from './chunks.ts';

/** The days of the caller's own library, the newest first. The keys begin with `feed`, since what changes that changes these. */
export function daysQuery(me: string) {
  return queryOptions({
    queryKey: ['feed', 'days', me],
    queryFn: async () => (await query('POST /api/library/days', { profileId: me })).days,
  });
}

/** What was taken on the days of a chunk, the newest first. */
export function chunkQuery({ days, page }: Chunk, me: string) {
  return queryOptions({
    queryKey: ['feed', 'by-day', me, ...days, page],
    queryFn: async () => (await query('POST /api/library/posts-by-day', { profileId: me, days: [...days], page, perPage: maxPerPage })).posts,
  });
}
