import { isSessionEnd } from '@kloak/proto/rules/people/sessions.ts';
import { badCredentials } from '@kloak/proto/rules/people/sign-in.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api.ts';
import { dropWorkerCaches } from '../lib/worker-caches.ts';
import { clearMemberState } from './forget-member.ts';
import { authQuery, signedOut } from './session.ts';

/**
 * Server state. [Note: query keys] A key begins with the word that a push names (`feed`, `connections`, `item`, …) and then its id. A push therefore
 * invalidates the data that it changed without a table. A session that ended elsewhere ends here: the guard notices and redirects to the sign-in. Data
 * of one member is dropped before the next.
 */
export function makeQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401 || error.code === badCredentials.code) return;
    void dropWorkerCaches();
    const { reason } = error.body;
    // A concurrent request must not overwrite the known reason.
    client.setQueryData(authQuery.queryKey, (now) => (now?.isAuth === false ? now : { ...signedOut, ...(isSessionEnd(reason) && { ended: reason }) }));
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Requests are tried even if the browser reports that it is offline: a call fails with a message instead of waiting silently. It is repeated when the network
      // is back.
      queries: {
        networkMode: 'always',
        // The live connection refetches everything when it is open again (`useLive`).
        refetchOnReconnect: false,
        retry: (count, error) => error instanceof ApiError && error.code === 'offline' && count < 2,
        staleTime: 10_000,
        // A key with an empty id belongs to a member who has just signed out.
        enabled: ({ queryKey }) => !queryKey.includes(''),
      },
      mutations: { networkMode: 'always' },
    },
  });
  clearMemberState(client);
  return client;
}
