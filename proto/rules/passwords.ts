import { countCharacters } from './characters.ts';
import { type Checked, kept, turnedDown } from './checked.ts';
import { passwordRequired } from './sign-in.ts';

const minPasswordCharacters = 8;
/** bcrypt reads no further. */
const maxPasswordBytes = 72;
const needed = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{M}\p{N}\s\p{C}]/u];

export const passwordWeak = turnedDown('password-weak', 'Must Contain 8 Characters, One Uppercase, One Number and One Special Character').fault;

export const wrongPassword = turnedDown('wrong-password', 'That is not your password', 'forbidden').fault;

/** One form whatever keyboard wrote it. */
export function normalizePassword(text: string): string {
  return text.normalize('NFC');
}

/** Whether bcrypt would see all of it. */
export function fitsHash(password: string): boolean {
  return new TextEncoder().encode(password).length <= maxPasswordBytes;
}

/** A new password, in NFC: at least 8 characters, with a letter, a digit and a special one (no capital, though the text names one), and at most 72 bytes. */
export function readPassword(text: string): Checked<string> {
  const password = normalizePassword(text);
  if (password === '') return { fault: passwordRequired };
  if (countCharacters(password) < minPasswordCharacters || !needed.every((part) => part.test(password))) {
    return { fault: passwordWeak };
  }
  if (!fitsHash(password)) {
    const message = `A password can have at most ${maxPasswordBytes} bytes: as many plain characters, or fewer with accents or emoji`;
    return turnedDown('password-too-long', message);
  }
  return kept(password);
}
