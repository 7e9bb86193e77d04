import type { QueryClient } from '@tanstack/react-query';

/** Mutation key of a post's deletion, during it and after. */
export const deletionKey = (id: string) => ['delete', id];

/** Called after a post was restored. */
export function forgetDeletion(client: QueryClient, id: string): void {
  const cache = client.getMutationCache();
  for (const done of cache.findAll({ mutationKey: deletionKey(id), exact: true })) cache.remove(done);
}

/** True if this page deleted the post: its screen may still be mounted for a moment, and must not refetch it. */
export const isDeleted = (client: QueryClient, id: string): boolean =>
  client.getMutationCache().findAll({ mutationKey: deletionKey(id), exact: true, predicate: ({ state }) => state.status !== 'error' }).length > 0;
