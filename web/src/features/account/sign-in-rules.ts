import { readAddress } from '@kloak/proto/rules/addresses.ts';
import { type Readings, turnedDown } from '../../lib/use-form.ts';
import { signInTexts as t } from './sign-in-texts.ts';

type SignInForm = { readonly email: string; readonly password: string; readonly remember: boolean };

export function readSignIn({ email, password }: SignInForm): Readings<SignInForm> {
  return { email: readAddress(email), password: readPassword(password) };
}

/** Whether it is long enough to be one; those of today are longer. */
function readPassword(password: string) {
  if (!password) return turnedDown(t.passwordRequired);
  return password.length < 6 ? turnedDown(t.passwordShort) : undefined;
}
