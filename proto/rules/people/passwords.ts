import { countCharacters } from '../text/characters.ts';
import { type Checked, faultResult, validValue } from '../text/checked.ts';
import { hasTooManyMarks, normalForm, tooManyMarks } from '../text/marks.ts';
import { guessableForms, matchesOwnName } from './guessed-passwords.ts';
import { passwordRequired } from './sign-in.ts';

const minPasswordCharacters = 8;
/** bcrypt reads no further. */
const maxPasswordBytes = 72;
const needed = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{M}\p{N}\s\p{C}]/u];

export const passwordWeak = faultResult('password-weak', 'Must Contain 8 Characters, One Uppercase, One Number and One Special Character').fault;

export const passwordCommon = faultResult('password-common', 'This password is one of the first that anybody would try').fault;
export const passwordOwnName = faultResult('password-own-name', 'A password must not be your own name or email').fault;

export const wrongPassword = faultResult('wrong-password', 'That is not your password', 'forbidden').fault;

/** One form for all keyboards. */
export function normalizePassword(text: string): string {
  return normalForm(text, 'NFC');
}

/** True if bcrypt would read all of it. */
export function fitsBcrypt(password: string): boolean {
  return new TextEncoder().encode(password).length <= maxPasswordBytes;
}

/**
 * A new password, in NFC: at least 8 characters, with a letter, a digit and a special one, and at most 72 bytes. No capital is needed, though the text
 * names one. Refuses names and addresses of its owner (`own`) and common passwords, which only the server knows (`isCommon`, called with lower case).
 */
export function readPassword(text: string, own: readonly string[] = [], isCommon: (form: string) => boolean = () => false): Checked<string> {
  if (hasTooManyMarks(text)) return { fault: tooManyMarks };
  const password = normalizePassword(text);
  if (password === '') return { fault: passwordRequired };
  if (countCharacters(password) < minPasswordCharacters || !needed.every((part) => part.test(password))) {
    return { fault: passwordWeak };
  }
  if (!fitsBcrypt(password)) {
    const message = `A password can have at most ${maxPasswordBytes} bytes: as many plain characters, or fewer with accents or emoji`;
    return faultResult('password-too-long', message);
  }
  if (matchesOwnName(password, own)) return { fault: passwordOwnName };
  if (guessableForms(password).some(isCommon)) return { fault: passwordCommon };
  return validValue(password);
}
