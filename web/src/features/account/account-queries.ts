import { mutationOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { markSignedIn } from '../../lib/sign-out-mark.ts';
import { withMinDuration } from '../../lib/wait.ts';

type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };
type Registration = { readonly username: string; readonly email: string; readonly password: string };

async function signIn(credentials: Credentials) {
  const answer = await mutate('POST /api/users/login', credentials);
  // At once: any tab that asks who is there would end what it takes for a session left over.
  markSignedIn();
  return answer;
}

export const signInMutation = mutationOptions({
  mutationFn: (credentials: Credentials) => withMinDuration(signIn(credentials)),
});

export const registerMutation = mutationOptions({
  // The picture is made by the server; the field stays for the sake of the call's shape.
  mutationFn: (registration: Registration) => withMinDuration(mutate('POST /api/users/register', { ...registration, image: '' })),
});

export const verifyMutation = mutationOptions({
  mutationFn: (token: string) => mutate('POST /api/users/verify', { token }),
});

/** Whether somebody has this name. An answer that does not come is no reason to hold a form back: the server decides at the submit. */
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
