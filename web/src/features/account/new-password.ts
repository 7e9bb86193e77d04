import { passwordCommon, passwordOwnName, readPassword } from '@kloak/proto/rules/people/passwords.ts';
import { ApiError } from '../../lib/api.ts';
import type { Texts } from '../../lib/texts.ts';
import { type Errors, fieldFault, type Readings } from '../../lib/use-form.ts';

export const newPasswordTexts = {
  password: 'Password',
  confirmPassword: 'Confirm Password',
  differ: 'Passwords must match',
  confirmRequired: 'Confirm Password is required',
} as const satisfies Texts;

/** A password and its repetition. */
export type NewPassword = { readonly password: string; readonly confirmPassword: string };

/** `own`: names and addresses of its owner, as far as the page knows them; the server knows all. */
export function readNewPassword({ password, confirmPassword }: NewPassword, own: readonly string[] = []): Readings<NewPassword> {
  return { password: readPassword(password, own), confirmPassword: readRepeated(password, confirmPassword) };
}

function readRepeated(password: string, again: string) {
  if (!again) return fieldFault(newPasswordTexts.confirmRequired);
  return again === password ? undefined : fieldFault(newPasswordTexts.differ);
}

/** Field error of a password that only the server can reject; empty for any other failure. */
export function errorsOfPassword(error: Error): Errors<NewPassword> {
  const fault = [passwordCommon, passwordOwnName].find(({ code }) => error instanceof ApiError && error.code === code);
  return fault ? { password: fault.message } : {};
}
