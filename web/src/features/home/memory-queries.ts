import type { Answer, Body } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { memoryRequest } from './memory-request.ts';

/** Posts of this day in one earlier year. */
export type Memory = Answer<'POST /api/library/on-this-day'>['years'][number];
/** A day or a person whose posts are not shown again as memories. */
export type Hidden = { readonly day: string } | { readonly person: string };

/** Returns the first year with posts of a day; null if there is none. The key begins with `feed`, since the same pushes invalidate it. */
export function memoryQuery(day: string, me: string) {
  return queryOptions({
    queryKey: ['feed', 'memory', day, me],
    queryFn: async (): Promise<Memory | null> => {
      const { years } = await query('POST /api/library/on-this-day', memoryRequest(me, day));
      return years[0] ?? null;
    },
  });
}

/** Hides a day or a person from memories, or takes that back. */
export function hideMemoryMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: ({ hidden, undo }: { readonly hidden: Hidden; readonly undo?: true }) => {
      const asked: Body<'POST /api/library/hide-memory'> = { profileId: me, ...hidden, ...(undo && { undo }) };
      return mutate('POST /api/library/hide-memory', asked);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['feed', 'memory'] }),
    onError: (error: Error) => toast(errorText(error, texts.common.failed), 'bad'),
  });
}
