import { type Checked, kept, turnedDown } from '../text/checked.ts';

export const nameOrAddressRequired = turnedDown('query-required', 'Email or username is required').fault;

/** Text of a search for an account: a mail address or a user name, trimmed. */
export function readNameOrAddress(text: string): Checked<string> {
  const query = text.trim();
  return query === '' ? { fault: nameOrAddressRequired } : kept(query);
}

export const noAccount = turnedDown('no-account', 'Check that your email address or username is correct', 'missing').fault;
