import { countCharacters } from '../text/characters.ts';
import { turnedDown } from '../text/checked.ts';

/** As short as a password may be that somebody tries; those of today are longer. */
const minTriedCharacters = 6;

/** The one answer to a wrong address and to a wrong password: nobody learns who has an account. */
export const badCredentials = turnedDown('bad-credentials', 'Check out your Account or Password again', 'unauthenticated').fault;
export const passwordRequired = turnedDown('password-required', 'Password is required').fault;

/** Why a page need not even send a password. */
export function faultOfTriedPassword(password: string) {
  if (password === '') return { fault: passwordRequired };
  return countCharacters(password) < minTriedCharacters ? turnedDown('password-short', 'Password must be at least 6 characters') : undefined;
}
