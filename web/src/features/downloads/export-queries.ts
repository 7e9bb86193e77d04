import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';

/** Returns the member's newest export; a push announces its changes. */
export const exportQuery = (me: string) => queryOptions({ queryKey: ['export', me], queryFn: () => query('POST /api/post/get-export', { profileId: me }) });

export const requestExportMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: (password: string) => mutate('POST /api/post/request-export', { profileId: me, password }),
    onSuccess: (answer) => client.setQueryData(exportQuery(me).queryKey, answer),
  });
