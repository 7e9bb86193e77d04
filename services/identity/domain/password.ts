import { Refusal } from '@kloak/platform/errors.ts';

/** bcrypt reads no further. */
const mostBytes = 72;

/** One form whatever keyboard wrote it. */
export function keptPassword(text: string): string {
  return text.normalize('NFC');
}

/** Whether bcrypt would see all of it. */
export function fitsHash(password: string): boolean {
  return Buffer.byteLength(password, 'utf8') <= mostBytes;
}

/** The password as it is hashed. Refuses fewer than 8 characters, or none of a letter, a digit and a special character; and more than 72 bytes. */
export function parsePassword(text: string): string {
  const password = keptPassword(text);
  if (password === '') throw new Refusal('invalid', 'password-required', 'Password is required');
  const parts = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{M}\p{N}\s\p{C}]/u];
  if ([...password].length < 8 || !parts.every((part) => part.test(password))) {
    throw new Refusal('invalid', 'password-weak', 'Must Contain 8 Characters, One Uppercase, One Number and One Special Character');
  }
  if (!fitsHash(password)) {
    throw new Refusal(
      'invalid',
      'password-too-long',
      `A password can have at most ${mostBytes} bytes: as many plain characters, or fewer with accents or emoji`,
    );
  }
  return password;
}
