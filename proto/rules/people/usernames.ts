import { checkLength } from '../text/characters.ts';
import { type Checked, faultResult, validValue } from '../text/checked.ts';
import { normalForm } from '../text/marks.ts';
import { isOfOneAlphabet } from '../text/scripts.ts';
import { normalizeName } from './names.ts';
import { isReserved } from './reserved-names.ts';

const maxNameCharacters = 30;
/** Letters with their marks, so that Müller, Ngọc and देवी can be themselves; nothing that an address of a page would have to escape oddly. */
const allowed = new RegExp(`^[\\p{L}\\p{M}\\p{N}_.-]{3,${maxNameCharacters}}$`, 'u');
const letterOrDigit = /[\p{L}\p{N}]/u;
// Invisible letters would let a name look like another member's.
const unseen = /\p{Default_Ignorable_Code_Point}/u;
/**
 * Combining marks that no name needs. A mark without a letter. A second mark of a general alphabet on one letter (NFC leaves Nguyễn none). Scripts as of
 * शांति, สิทธิ์ and ကျော် need several marks: for them, the same mark twice, or a fifth one above and below (UTS 39, 5.4).
 */
const stacked = [
  /(?:^|[^\p{L}\p{M}])\p{M}/u,
  /(?:(?=\p{M})[\p{scx=Inherited}\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}]){2}/u,
  /(\p{M})\1/u,
  /[\p{Mn}\p{Me}]{5}/u,
];

export const nameTaken = faultResult('name-taken', 'This username is already taken', 'conflict').fault;
export const nameReserved = faultResult('name-reserved', 'This username is reserved').fault;
const nameInvalid = (message: string) => faultResult('name-invalid', message);
const nameOdd = nameInvalid('A username has 3 to 30 letters, digits or the signs _ . -');

/** A user name: 3 to 30 letters of one alphabet, digits or `_ . -`, with a letter or digit among them, and not reserved. Kept in NFC, without spaces around it. */
export function readName(text: string): Checked<string> {
  const written = text.trim();
  if (written === '') return faultResult('name-required', 'Name is required');
  const { fault } = checkLength(written, maxNameCharacters, nameOdd.fault);
  if (fault) return { fault };
  const name = normalForm(written, 'NFC');
  // Indexes and stream names contain the normalized form, so it has to follow the rule too.
  if (![name, normalizeName(name)].every((form) => allowed.test(form)) || !letterOrDigit.test(name)) {
    return nameOdd;
  }
  if (unseen.test(name)) return nameInvalid('A username has no letters that cannot be seen');
  if (!isOfOneAlphabet(name)) return nameInvalid('A username has letters of one alphabet');
  if (stacked.some((marks) => marks.test(name))) return nameInvalid('A username has no marks stacked on a letter');
  if (isReserved(name)) return { fault: nameReserved };
  return validValue(name);
}
