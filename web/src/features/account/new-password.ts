import { readPassword } from '@kloak/proto/rules/passwords.ts';
import type { Texts } from '../../lib/texts.ts';
import { type Readings, turnedDown } from '../../lib/use-form.ts';

export const newPasswordTexts = {
  password: 'Password',
  confirmPassword: 'Confirm Password',
  differ: 'Passwords must match',
  confirmRequired: 'Confirm Password is required',
} as const satisfies Texts;

/** A password and the same once more. */
export type NewPassword = { readonly password: string; readonly confirmPassword: string };

export function readNewPassword({ password, confirmPassword }: NewPassword): Readings<NewPassword> {
  return { password: readPassword(password), confirmPassword: readRepeated(password, confirmPassword) };
}

function readRepeated(password: string, again: string) {
  if (!again) return turnedDown(newPasswordTexts.confirmRequired);
  return again === password ? undefined : turnedDown(newPasswordTexts.differ);
}
