import { readAddress } from '@kloak/proto/rules/addresses.ts';
import type { Errors } from '../../lib/use-form.ts';
import { signInTexts } from './sign-in-texts.ts';

type SignInForm = { readonly email: string; readonly password: string; readonly remember: boolean };

export function checkSignIn({ email, password }: SignInForm): Errors<SignInForm> {
  return { email: readAddress(email).fault?.message, password: checkPassword(password) };
}

/** Whether it is long enough to be one; those of today are longer. */
function checkPassword(password: string): string | undefined {
  if (!password) return signInTexts.passwordRequired;
  return password.length < 6 ? signInTexts.passwordShort : undefined;
}
