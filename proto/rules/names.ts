import { type Checked, kept, turnedDown } from './checked.ts';

/** Letters with their marks, so that Müller, Ngọc and देवी can be themselves; nothing that an address of a page would have to escape oddly. */
const allowed = /^[\p{L}\p{M}\p{N}_.-]{3,30}$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
// With letters that nobody sees, or with those of another alphabet that look alike, somebody could take another's name to the eye.
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const alike = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u, /\p{Script=Coptic}/u];

export const nameTaken = turnedDown('name-taken', 'This username is already taken', 'conflict').fault;
const nameInvalid = (message: string) => turnedDown('name-invalid', message);

/** The form in which names and addresses are compared, stored in indexes and in stream names: NFKC, lower case. Normalizing twice changes nothing more. */
export function normalizeName(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** The same of a mail address as somebody typed it. */
export function normalizeAddress(text: string): string {
  return normalizeName(text.trim());
}

/** A user name: 3 to 30 letters of one alphabet, digits or `_ . -`, with a letter or digit among them. Kept in NFC, without spaces around it. */
export function readName(text: string): Checked<string> {
  const name = text.trim().normalize('NFC');
  if (name === '') return turnedDown('name-required', 'Name is required');
  // The normalized form stands in indexes and stream names, so it keeps to the rule too.
  if (![name, normalizeName(name)].every((form) => allowed.test(form)) || !letterOrDigit.test(name)) {
    return nameInvalid('A username has 3 to 30 letters, digits or the signs _ . -');
  }
  if (unseen.test(name)) return nameInvalid('A username has no letters that cannot be seen');
  if (alike.filter((script) => script.test(name)).length > 1) return nameInvalid('A username has letters of one alphabet');
  return kept(name);
}
