import type { Connections, Profile } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { connectionsQuery } from './connections-queries.ts';

export const findMutation = mutationOptions({
  mutationFn: async (wanted: string) => (await withMinDuration(query('POST /api/users/find-profile', { query: wanted }))).profile,
});

/** What one does to a connection. `reject` declines, cancels and removes. */
export type ConnectionChange = { readonly kind: 'request' | 'accept' | 'reject'; readonly other: Profile };

/** Shown at once, put right by the answer, taken back by a failure. */
export function connectionMutation(client: QueryClient, me: string) {
  const { queryKey } = connectionsQuery(me);
  return mutationOptions({
    mutationFn: async ({ kind, other }: ConnectionChange) => {
      const [profileFrom, profileTo] = kind === 'accept' ? [other._id, me] : [me, other._id];
      return (await mutate(`POST /api/connection/${kind}`, { profileFrom, profileTo })).connections;
    },
    onMutate: async (change: ConnectionChange) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, after(before, change));
      return { before };
    },
    onError: (_error, _change, shown) => shown?.before && client.setQueryData(queryKey, shown.before),
    onSuccess: (connections) => {
      client.setQueryData(queryKey, connections);
      return client.invalidateQueries({ queryKey: ['feed'] });
    },
  });
}

/** The lists as they will be. Asking somebody who asked already connects both. */
function after(now: Connections, { kind, other }: ConnectionChange): Connections {
  const others = (list: readonly Profile[]) => list.filter(({ _id }) => _id !== other._id);
  const asked = now.pending.some(({ _id }) => _id === other._id);
  const connects = kind === 'accept' || (kind === 'request' && asked);
  return {
    friends: connects ? [...others(now.friends), other] : others(now.friends),
    pending: others(now.pending),
    requested: kind === 'request' && !asked ? [...others(now.requested), other] : others(now.requested),
  };
}
