// Combining marks, and the one way to a normal form. [Note: Runs of marks] Normalizing sorts consecutive marks, which takes four times as long for twice
// as many. Languages stack a handful; Unicode (UAX #15, Stream-Safe Text) expects at most 30. Inputs with more are refused; texts in logs and files are
// cut.
import { faultResult } from './checked.ts';

export const maxMarksInRow = 30;

export const tooManyMarks = faultResult('too-many-marks', `At most ${maxMarksInRow} accents and other marks can follow one letter.`).fault;

const mark = /^\p{M}$/u;
/** Below it no character is a mark, or has one in it. */
const firstSpecial = 0xa0;
/**
 * Cache by code point; 0: not computed yet. Otherwise 1, plus twice the number of marks at the end of the normal form, plus 1 if the form has a letter: it
 * starts a new run.
 */
const weights = new Uint8Array(0x110000);

function weightOf(codePoint: number): number {
  const known = weights[codePoint];
  if (known) return known;
  const parts = [...String.fromCodePoint(codePoint).normalize('NFKD')];
  const letterAt = parts.findLastIndex((part) => !mark.test(part));
  const weight = (parts.length - 1 - letterAt) * 2 + (letterAt >= 0 ? 1 : 0) + 1;
  weights[codePoint] = weight;
  return weight;
}

function runWith(codePoint: number, run: number): number {
  if (codePoint < firstSpecial) return 0;
  const weight = weightOf(codePoint) - 1;
  return (weight % 2 === 1 ? 0 : run) + (weight >> 1);
}

/** True if a run has more than 30 marks. The result is the same for all normal forms of a text, and needs none of them. */
export function hasTooManyMarks(text: string): boolean {
  let run = 0;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at++;
    run = runWith(codePoint, run);
    if (run > maxMarksInRow) return true;
  }
  return false;
}

/** The same of any text in a value as JSON has it, names of fields too. */
export function hasTooManyMarksInside(value: unknown): boolean {
  if (typeof value === 'string') return hasTooManyMarks(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasTooManyMarksInside);
  return Object.entries(value).some(([name, inside]) => hasTooManyMarks(name) || hasTooManyMarksInside(inside));
}

/** Without the marks that are one too many in a row. */
function withoutLongRuns(text: string): string {
  if (!hasTooManyMarks(text)) return text;
  let [kept, run] = ['', 0];
  for (const character of text) {
    const longer = runWith(character.codePointAt(0) ?? 0, run);
    if (longer > maxMarksInRow) continue;
    kept += character;
    run = longer;
  }
  return kept;
}

/** A normal form in a time that grows with the length alone. See [Note: Runs of marks]. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string => withoutLongRuns(text).normalize(form);
