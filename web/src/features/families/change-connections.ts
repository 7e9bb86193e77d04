import type { Connections, Profile } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { connectionsQuery } from '../../people/connections-queries.ts';

export const findMutation = mutationOptions({
  mutationFn: async (wanted: string) => (await withMinDuration(query('POST /api/users/find-profile', { query: wanted }))).profile,
});

/** Change of a connection. `reject` declines, cancels and removes. */
export type ConnectionChange = { readonly kind: 'request' | 'accept' | 'reject' | 'block' | 'unblock'; readonly other: Profile };

/** Optimistic update, replaced by the answer, undone by a failure. Several in a row are sent one after another. */
export function connectionMutation(client: QueryClient, me: string) {
  const { queryKey } = connectionsQuery(me);
  const mutationKey = ['connection'];
  /** An answer in the middle of a row would undo the optimistic updates of later ones. */
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
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
    onError: (_error, { other }, shown) => {
      if (shown?.before) client.setQueryData(queryKey, (now) => now && shown.before && takenBack(now, shown.before, other));
      // The failed call returned no new state, and the running refetch was cancelled.
      return isLast() ? client.invalidateQueries({ queryKey }) : undefined;
    },
    onSuccess: (connections) => {
      if (isLast()) client.setQueryData(queryKey, connections);
      return client.invalidateQueries({ queryKey: ['feed'] });
    },
  });
}

/** Lists after a failure: the other member is where they were before, all others stay. */
function takenBack(now: Connections, before: Connections, other: Profile): Connections {
  const back = (list: keyof Connections) => {
    const others = (now[list] ?? []).filter(({ _id }) => _id !== other._id);
    return (before[list] ?? []).some(({ _id }) => _id === other._id) ? [...others, other] : others;
  };
  return { friends: back('friends'), pending: back('pending'), requested: back('requested'), blocked: back('blocked') };
}

/** Lists after the change. A request to a member who has sent one connects both. */
function after(now: Connections, { kind, other }: ConnectionChange): Connections {
  const others = (list: readonly Profile[]) => list.filter(({ _id }) => _id !== other._id);
  if (kind === 'unblock') return { ...now, blocked: others(now.blocked ?? []) };
  const asked = now.pending.some(({ _id }) => _id === other._id);
  const connects = kind === 'accept' || (kind === 'request' && asked);
  return {
    friends: connects ? [...others(now.friends), other] : others(now.friends),
    pending: others(now.pending),
    requested: kind === 'request' && !asked ? [...others(now.requested), other] : others(now.requested),
    blocked: kind === 'block' ? [other, ...others(now.blocked ?? [])] : (now.blocked ?? []),
  };
}
