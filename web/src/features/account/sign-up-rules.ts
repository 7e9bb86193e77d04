import { readAddress } from '@kloak/proto/rules/addresses.ts';
import { readName } from '@kloak/proto/rules/names.ts';
import { readPassword } from '@kloak/proto/rules/passwords.ts';
import type { Errors } from '../../lib/use-form.ts';
import { signUpTexts as t } from './sign-up-texts.ts';

export type SignUpForm = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
};

export function checkSignUp({ username, email, password, confirmPassword, terms }: SignUpForm): Errors<SignUpForm> {
  return {
    username: readName(username).fault?.message,
    email: readAddress(email).fault?.message,
    password: readPassword(password).fault?.message,
    confirmPassword: checkRepeated(password, confirmPassword),
    terms: terms ? undefined : t.termsRequired,
  };
}

function checkRepeated(password: string, again: string): string | undefined {
  if (!again) return t.confirmRequired;
  return again === password ? undefined : t.passwordsDiffer;
}
