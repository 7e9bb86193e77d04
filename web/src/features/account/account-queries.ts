import { mutationOptions } from '@tanstack/react-query';
import { act, ask } from '../../lib/api.ts';
import { having, isFlag } from '../../lib/is.ts';
import { arrive } from '../../lib/leaving.ts';
import { isSuccess } from '../../lib/shapes.ts';
import { unhurried } from '../../lib/wait.ts';

const isLogin = having({ loginSuccess: isFlag });
const isExisting = having({ exists: isFlag });

type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };
type Registration = { readonly username: string; readonly email: string; readonly password: string };

async function signIn(credentials: Credentials) {
  const answer = await act('/users/login', isLogin, credentials);
  // At once: any tab that asks who is there would end what it takes for a session left over.
  arrive();
  return answer;
}

export const signInMutation = mutationOptions({
  mutationFn: (credentials: Credentials) => unhurried(signIn(credentials)),
});

export const registerMutation = mutationOptions({
  // The picture is made by the server; the field stays for the sake of the call's shape.
  mutationFn: (registration: Registration) => unhurried(act('/users/register', isSuccess, { ...registration, image: '' })),
});

export const verifyMutation = mutationOptions({
  mutationFn: (token: string) => act('/users/verify', isSuccess, { token }),
});

/** Whether somebody has this name. An answer that does not come is no reason to hold a form back: the server decides at the submit. */
export function isNameTaken(name: string): Promise<boolean> {
  return exists(`/users/username/${encodeURIComponent(name)}`);
}

export function isMailTaken(address: string): Promise<boolean> {
  return exists(`/users/email/${encodeURIComponent(address)}`);
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await ask(path, isExisting)).exists;
  } catch {
    return false;
  }
}
