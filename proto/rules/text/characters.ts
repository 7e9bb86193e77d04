import { type Checked, type Fault, validValue } from './checked.ts';
import { hasTooManyMarks, normalForm, tooManyMarks } from './marks.ts';

/** Length of a text for every limit: code points after NFC. An emoji, or a letter with its accent, counts once with any keyboard. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of normalForm(text, 'NFC')) count++;
  return count;
}

/** NFC composes at most four code points into one character; each has at most two units of UTF-16. */
const maxUnitsOfCharacter = 8;

/** NFC makes three of one unit of UTF-16 at most. */
const maxUnitsOfUnit = 3;

/** True if a text has more than `most` characters. Far too long or far shorter texts are decided without counting, and counting stops at the limit. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length > most * maxUnitsOfCharacter) return true;
  if (text.length * maxUnitsOfUnit <= most) return false;
  let count = 0;
  for (const _ of normalForm(text, 'NFC')) {
    count++;
    if (count > most) return true;
  }
  return false;
}

/** Returns the unchanged text, if it has at most this many characters; else `tooLong`. */
export function checkLength(text: string, characters: number, tooLong: Fault): Checked<string> {
  if (isLongerThan(text, characters)) return { fault: tooLong };
  return hasTooManyMarks(text) ? { fault: tooManyMarks } : validValue(text);
}

/** Excludes spaces and invisible characters; the blank of braille is one, though Unicode counts it among signs. */
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

/** True if a text has a visible character. */
export const isVisible = (text: string): boolean => visible.test(text);
