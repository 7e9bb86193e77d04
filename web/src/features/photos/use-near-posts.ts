import type { Post } from '@kloak/proto/api/types.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ChosenPeople } from '../../posts/data/chosen-people.ts';
import { type Chunk, chunksOf, type Day } from '../../posts/data/chunks.ts';
import { useIsChoosing } from '../../posts/data/selection.ts';
import { chunkQuery } from '../../posts/data/timeline-queries.ts';
import { useMe } from '../../session/session.ts';
import type { PlacedRow } from './layout.ts';
import { type PostsByDay, postsByDay } from './posts-by-day.ts';
import { useSettled } from './use-settled.ts';

type ChunksState = {
  readonly shown: PostsByDay;
  readonly asked: readonly Chunk[];
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly again: () => void;
};

/** Maximum number of chunks that are loaded between two others during a selection: as many as a range of the largest selection may span. */
const maxBetween = 3;

/** Loads the posts of rows near the window. During a selection also those between the focused row and the window, which a range may contain. */
export function useNearPosts(days: readonly Day[], people: ChosenPeople, near: readonly PlacedRow[]): ChunksState {
  const me = useMe();
  const isChoosing = useIsChoosing();
  const { chunks, indexOf } = useMemo(() => chunksOf(days), [days]);
  const wanted = new Set(near.flatMap(({ day, row: { first, widths } }) => widths.flatMap((_, index) => indexOf(day, first + index) ?? [])));
  const settled = useSettled((isChoosing ? withBetween([...wanted]) : [...wanted]).join());
  const asked = useMemo(() => (settled === '' ? [] : settled.split(',').flatMap((index) => chunks[Number(index)] ?? [])), [settled, chunks]);
  // Same identity as long as the same chunks are requested: loaded posts are placed once, not at each step of a scroll.
  const combine = useCallback(
    (results: readonly UseQueryResult<Post[]>[]): ChunksState => {
      const loaded = results.flatMap(({ data: posts }, index) => (posts && asked[index] ? [{ chunk: asked[index], posts }] : []));
      const failed = results.filter(({ error }) => error);
      return {
        shown: postsByDay(loaded),
        asked,
        error: failed[0]?.error ?? null,
        isFetching: failed.some(({ isFetching }) => isFetching),
        again: () => {
          for (const { refetch } of failed) void refetch();
        },
      };
    },
    [asked],
  );
  return useQueries({ queries: asked.map((chunk) => chunkQuery(chunk, people, me.id)), combine });
}

/** Adds the numbers between ascending ones, if they are few. */
const withBetween = (indexes: readonly number[]): readonly number[] =>
  indexes.flatMap((index, at) => {
    const between = index - (indexes[at - 1] ?? index) - 1;
    return between > 0 && between <= maxBetween ? Array.from({ length: between + 1 }, (_, back) => index - between + back) : [index];
  });
