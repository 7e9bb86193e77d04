import { type Checked, faultResult, validValue } from '../text/checked.ts';

export const nameOrAddressRequired = faultResult('query-required', 'Email or username is required').fault;

/** Text of a search for an account: a mail address or a user name, trimmed. */
export function readNameOrAddress(text: string): Checked<string> {
  const query = text.trim();
  return query === '' ? { fault: nameOrAddressRequired } : validValue(query);
}

export const noAccount = faultResult('no-account', 'Check that your email address or username is correct', 'missing').fault;
