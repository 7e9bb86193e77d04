import { readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { readName } from '@kloak/proto/rules/people/usernames.ts';
import { fieldFault, type Readings } from '../../../lib/use-form.ts';
import { type NewPassword, readNewPassword } from '../new-password.ts';
import { signUpTexts as t } from './sign-up-texts.ts';

export type SignUpForm = NewPassword & { readonly username: string; readonly email: string; readonly terms: boolean };

export function readSignUp({ username, email, terms, ...passwords }: SignUpForm): Readings<SignUpForm> {
  return {
    username: readName(username),
    email: readAddress(email),
    ...readNewPassword(passwords, [username, email]),
    terms: terms ? undefined : fieldFault(t.termsRequired),
  };
}
