import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../../lib/api.ts';
import { withMinDuration } from '../../../lib/wait.ts';

type Registration = { readonly username: string; readonly email: string; readonly password: string; readonly terms: boolean; readonly invite?: string };

export const registerMutation = mutationOptions({
  // The server generates the avatar; the field exists only because the call requires it.
  mutationFn: (registration: Registration) => withMinDuration(mutate('POST /api/users/register', { ...registration, image: '' })),
});

/** Returns the sender of the invite whose link carries this token. */
export const inviterQuery = (token: string) =>
  queryOptions({
    queryKey: ['inviter', token],
    queryFn: () => query('POST /api/invites/who-invites', { invite: token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** True if the name is taken. A failed request does not block the form: the server decides at submission. */
export function isNameTaken(name: string): Promise<boolean> {
  return isTaken(query('GET /api/users/username/{name}', { name }));
}

export function isMailTaken(address: string): Promise<boolean> {
  return isTaken(query('GET /api/users/email/{address}', { address }));
}

async function isTaken(answer: Promise<{ readonly exists: boolean }>): Promise<boolean> {
  try {
    return (await answer).exists;
  } catch {
    return false;
  }
}
