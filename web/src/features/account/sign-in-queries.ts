import { mutationOptions } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { markSignedIn } from '../../session/sign-out-mark.ts';
import { noteTypedAddress } from '../../session/typed-address.ts';

type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

async function signIn(credentials: Credentials) {
  const answer = await mutate('POST /api/users/login', credentials);
  // Set at once: another tab that checks the session would otherwise take it for a left-over one and end it.
  markSignedIn();
  noteTypedAddress(undefined);
  return answer;
}

export const signInMutation = mutationOptions({
  mutationFn: (credentials: Credentials) => withMinDuration(signIn(credentials)),
});
