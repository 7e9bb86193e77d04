import { readAddress } from '@kloak/proto/rules/addresses.ts';
import { readName } from '@kloak/proto/rules/names.ts';
import { readPassword } from '@kloak/proto/rules/passwords.ts';
import { type Readings, turnedDown } from '../../lib/use-form.ts';
import { signUpTexts as t } from './sign-up-texts.ts';

export type SignUpForm = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
};

export function readSignUp({ username, email, password, confirmPassword, terms }: SignUpForm): Readings<SignUpForm> {
  return {
    username: readName(username),
    email: readAddress(email),
    password: readPassword(password),
    confirmPassword: readRepeated(password, confirmPassword),
    terms: terms ? undefined : turnedDown(t.termsRequired),
  };
}

function readRepeated(password: string, again: string) {
  if (!again) return turnedDown(t.confirmRequired);
  return again === password ? undefined : turnedDown(t.passwordsDiffer);
}
