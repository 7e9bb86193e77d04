import { type Checked, faultResult, validValue } from '../text/checked.ts';
import { withAsciiHost } from './names.ts';

// RFC 5321 without quotes and IP addresses: words divided by dots, and a host whose last part is a name, perhaps of another alphabet.
const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ending = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';
const mailAddress = new RegExp(`^(?=[^@]{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+${ending}$`);
/** RFC 5321: no address that mail can reach is longer. */
const maxAddressCharacters = 254;

export const addressTaken = faultResult('email-taken', 'An account with this email already exists', 'conflict').fault;

export const otherAddressInvalid = faultResult('email-invalid', 'Email is not Valid').fault;

/** A mail address, without spaces around it, its host in ASCII. */
export function readAddress(text: string): Checked<string> {
  const address = withAsciiHost(text.trim());
  if (address === '') return faultResult('email-required', 'Email is required');
  if (address.length > maxAddressCharacters || !mailAddress.test(address)) return faultResult('email-invalid', 'Email is invalid');
  return validValue(address);
}

/** The same for the address of somebody who is invited or made an admin. */
export function readAddressOfOther(text: string): Checked<string> {
  const { value } = readAddress(text);
  return value === undefined ? { fault: otherAddressInvalid } : validValue(value);
}
