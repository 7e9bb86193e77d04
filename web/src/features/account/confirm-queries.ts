import type { Body } from '@kloak/proto/api/types.ts';
import { mutationOptions } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { markSignedIn } from '../../session/sign-out-mark.ts';
import { noteTypedAddress } from '../../session/typed-address.ts';

/** Token of a mail's link, and the password if it is required. */
export type ConfirmationBody = Body<'POST /api/users/verify'>;

async function verify(confirming: ConfirmationBody) {
  const answer = await mutate('POST /api/users/verify', confirming);
  const isSignedIn = answer.userId !== undefined;
  // Set at once, as at the sign-in.
  if (isSignedIn) markSignedIn();
  noteTypedAddress(isSignedIn ? undefined : answer.email);
  return answer;
}

export const verifyMutation = mutationOptions({
  mutationFn: (confirming: ConfirmationBody) => withMinDuration(verify(confirming)),
});
