import type { Post } from '@kloak/proto/api/types.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { chunksOf, type Day } from '../../posts/data/chunks.ts';
import { chunkQuery } from '../../posts/data/timeline-queries.ts';
import { useMe } from '../../session/session.ts';
import type { PlacedRow } from './layout.ts';
import { type PostsByDay, postsByDay } from './posts-by-day.ts';
import { useSettled } from './use-settled.ts';

type ChunksState = { readonly shown: PostsByDay; readonly error: Error | null; readonly isFetching: boolean; readonly again: () => void };

/** Loads the posts of rows near the window. */
export function useNearPosts(days: readonly Day[], near: readonly PlacedRow[]): ChunksState {
  const me = useMe();
  const { chunks, indexOf } = useMemo(() => chunksOf(days), [days]);
  const wanted = near.flatMap(({ day, row }) => row.cells.flatMap(({ nth }) => indexOf(day, nth) ?? []));
  const settled = useSettled([...new Set(wanted)].join());
  const asked = useMemo(() => (settled === '' ? [] : settled.split(',').flatMap((index) => chunks[Number(index)] ?? [])), [settled, chunks]);
  // Same identity as long as the same chunks are requested: loaded posts are placed once, not at each step of a scroll.
  const combine = useCallback(
    (results: readonly UseQueryResult<Post[]>[]): ChunksState => {
      const loaded = results.flatMap(({ data: posts }, index) => (posts && asked[index] ? [{ chunk: asked[index], posts }] : []));
      const failed = results.filter(({ error }) => error);
      return {
        shown: postsByDay(loaded),
        error: failed[0]?.error ?? null,
        isFetching: failed.some(({ isFetching }) => isFetching),
        again: () => {
          for (const { refetch } of failed) void refetch();
        },
      };
    },
    [asked],
  );
  return useQueries({ queries: asked.map((chunk) => chunkQuery(chunk, me.id)), combine });
}
