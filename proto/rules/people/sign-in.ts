import { countCharacters } from '../text/characters.ts';
import { faultResult } from '../text/checked.ts';

/** Shortest password that is compared; new ones are longer. */
const minTriedCharacters = 6;

/** One answer to a wrong address and to a wrong password: it does not reveal who has an account. */
export const badCredentials = faultResult('bad-credentials', 'Check out your Account or Password again', 'unauthenticated').fault;
export const passwordRequired = faultResult('password-required', 'Password is required').fault;

/** Returns why a page need not send a password. */
export function faultOfPasswordAttempt(password: string) {
  if (password === '') return { fault: passwordRequired };
  return countCharacters(password) < minTriedCharacters ? faultResult('password-short', 'Password must be at least 6 characters') : undefined;
}
