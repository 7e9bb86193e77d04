import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => query('GET /api/users/sessions', {}) });

/** Ends one session, or all others. */
export const endSessionMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (session: string | 'others') => mutate('POST /api/users/end-session', session === 'others' ? { all: true } : { sessionId: session }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
