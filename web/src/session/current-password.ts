import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import { ApiError } from '../lib/api.ts';
import type { Errors } from '../lib/use-form.ts';

/** Field error if the server rejects the current password; empty for any other failure. */
export function currentPasswordErrors(error: Error): Errors<{ current: string }> {
  return error instanceof ApiError && error.code === wrongPassword.code ? { current: wrongPassword.message } : {};
}
