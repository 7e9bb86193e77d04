import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate } from '../../../lib/api.ts';
import { authQuery } from '../../../session/session.ts';

/** Every page shows the planned deletion, so the mutation is pending until the session is refetched. */
const known = (client: QueryClient) => ({ onSuccess: () => client.invalidateQueries({ queryKey: authQuery.queryKey }) });

/** Plans the deletion of the account. */
export const deleteAccountMutation = (client: QueryClient) =>
  mutationOptions({ mutationFn: (password: string) => mutate('POST /api/users/delete-account', { password }), ...known(client) });

/** Cancels the planned deletion. */
export const keepAccountMutation = (client: QueryClient, me: string) =>
  mutationOptions({ mutationFn: () => mutate('POST /api/users/keep-account', { profileId: me }), ...known(client) });
