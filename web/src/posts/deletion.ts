import type { QueryClient } from '@tanstack/react-query';

/** What the deletion of a post is called while it goes on, and after. */
export const deletionKey = (id: string) => ['delete', id];

/** It is there again. */
export function forgetDeletion(client: QueryClient, id: string): void {
  const cache = client.getMutationCache();
  for (const done of cache.findAll({ mutationKey: deletionKey(id), exact: true })) cache.remove(done);
}

/** Whether this page has it deleted: its screen may still stand a moment, and is not to ask for what is gone. */
export const isDeleted = (client: QueryClient, id: string): boolean =>
  client.getMutationCache().findAll({ mutationKey: deletionKey(id), exact: true, predicate: ({ state }) => state.status !== 'error' }).length > 0;
