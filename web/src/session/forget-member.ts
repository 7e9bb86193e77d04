import { hashKey, type QueryClient } from '@tanstack/react-query';
import { endMemberState } from '../lib/member-state.ts';
import { dropOutboxDatabase } from '../lib/outbox-database.ts';
import { dropShared } from '../lib/shared-cache.ts';
import { dropUploadDatabase } from '../lib/upload-database.ts';
import { dropWorkerCaches } from '../lib/worker-caches.ts';
import { dropDevicePush } from './drop-device-push.ts';
import { authQuery, userIdOf } from './session.ts';

const authHash = hashKey(authQuery.queryKey);

/** Drops all data of the member except the session's state. `next`: the member who has signed in meanwhile. */
export function forgetMember(client: QueryClient, next?: string): void {
  endMemberState();
  void dropUploadDatabase();
  void dropWorkerCaches(next);
  void dropOutboxDatabase();
  void dropShared();
  // If the browser fails, the server has ended them with the session anyway.
  dropDevicePush().catch(() => undefined);
  client.removeQueries({ predicate: ({ queryHash }) => queryHash !== authHash });
}

/**
 * Drops one member's data before the next one uses this page: a session may end by itself, and another member may sign in in another tab. The same
 * member finds all of it again.
 */
export function clearMemberState(client: QueryClient): void {
  let last: string | undefined;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== authHash) return;
    const now = userIdOf(client.getQueryData(authQuery.queryKey)) ?? last;
    if (now === last) return;
    if (last !== undefined) forgetMember(client, now);
    last = now;
  });
}
