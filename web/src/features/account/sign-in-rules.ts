import { readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { faultOfPasswordAttempt } from '@kloak/proto/rules/people/sign-in.ts';
import type { Readings } from '../../lib/use-form.ts';

type SignInForm = { readonly email: string; readonly password: string; readonly remember: boolean };

export function readSignIn({ email, password }: SignInForm): Readings<SignInForm> {
  return { email: readAddress(email), password: faultOfPasswordAttempt(password) };
}
