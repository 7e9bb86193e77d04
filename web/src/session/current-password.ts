import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import { ApiError } from '../lib/api.ts';
import type { Errors } from '../lib/use-form.ts';

/** What the server alone knows of the password that an account has, for its field; of any other failure nothing. */
export function errorsOfCurrent(error: Error): Errors<{ current: string }> {
  return error instanceof ApiError && error.code === wrongPassword.code ? { current: wrongPassword.message } : {};
}
