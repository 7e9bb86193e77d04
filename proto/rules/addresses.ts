import { type Checked, kept, turnedDown } from './checked.ts';

/** As zod's `email()` has it, which the tests compare; a browser gets the rule without the library. */
const mailAddress = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** RFC 5321: no address that mail can reach is longer. */
const maxAddressCharacters = 254;

export const addressTaken = turnedDown('email-taken', 'An account with this email already exists', 'conflict').fault;

export const otherAddressInvalid = turnedDown('email-invalid', 'Email is not Valid').fault;

/** A mail address, without spaces around it. */
export function readAddress(text: string): Checked<string> {
  const address = text.trim();
  if (address === '') return turnedDown('email-required', 'Email is required');
  if (address.length > maxAddressCharacters || !mailAddress.test(address)) return turnedDown('email-invalid', 'Email is invalid');
  return kept(address);
}

/** The same of somebody else, who is invited or made an admin. */
export function readAddressOfOther(text: string): Checked<string> {
  const { value } = readAddress(text);
  return value === undefined ? { fault: otherAddressInvalid } : kept(value);
}
