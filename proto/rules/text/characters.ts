import { type Checked, type Fault, kept } from './checked.ts';
import { hasTooManyMarks, normalForm, tooManyMarks } from './marks.ts';

/** How long a text is wherever a length is limited: code points after NFC, so that an emoji or a letter with its accent counts once whatever keyboard wrote it. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of normalForm(text, 'NFC')) count++;
  return count;
}

/** What NFC makes one character of is four code points at most, of two units of UTF-16 at most. */
const maxUnitsOfCharacter = 8;

/** NFC makes three of one unit of UTF-16 at most. */
const maxUnitsOfUnit = 3;

/** Whether a text has more than `most` characters. Of one that is far too long, or far from it, none is counted, and of others no more than are needed. */
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

/** A text as it stands, of at most so many characters; else `tooLong`. */
export function atMost(text: string, characters: number, tooLong: Fault): Checked<string> {
  if (isLongerThan(text, characters)) return { fault: tooLong };
  return hasTooManyMarks(text) ? { fault: tooManyMarks } : kept(text);
}

/** Neither space nor one of the characters that have no look; the blank of braille is one, though Unicode counts it among signs. */
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

/** Whether there is anything to see of a text. */
export const isVisible = (text: string): boolean => visible.test(text);
