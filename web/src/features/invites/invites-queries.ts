import type { Invite } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { everybodyKey } from '../../people/everybody-key.ts';

/** Invalidated with the connections: an invited person who joins is connected. */
export function invitesQuery(me: string) {
  return queryOptions({
    queryKey: ['connections', 'invites', me],
    queryFn: async () => (await query('POST /api/invites/get-invite-list', { userId: me })).list,
  });
}

/** Invites an address, or sends a member a request to connect. */
export const sendInviteMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: (email: string) => withMinDuration(mutate('POST /api/invites/adminInvite', { email, userId: me, profile: me })),
    onSuccess: ({ newList, member }) => {
      client.setQueryData(invitesQuery(me).queryKey, newList);
      void client.invalidateQueries({ queryKey: everybodyKey });
      return member && client.invalidateQueries({ queryKey: ['connections', me] });
    },
  });

/** Removes it from the list at once; the list is then replaced by the answer, or refetched if that fails. */
export function removeInviteMutation(client: QueryClient, me: string) {
  const { queryKey } = invitesQuery(me);
  return mutationOptions({
    mutationFn: async ({ email }: Invite) => (await mutate('POST /api/invites/delete-invite', { email })).list,
    onMutate: async ({ _id }: Invite) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (list) => list?.filter((other) => other._id !== _id));
    },
    onSuccess: (list) => {
      client.setQueryData(queryKey, list);
      void client.invalidateQueries({ queryKey: everybodyKey });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
