// What is tried first as somebody's password, whatever was put around it so that it looks like one.
import { withoutEnd } from '../text/ends.ts';
import { normalizeName } from './names.ts';

const noLetter = /[^\p{L}\p{M}]/u;
const withoutAround = (text: string) => withoutEnd(text, noLetter).replace(/^[^\p{L}\p{M}]+/u, '');
const signs = /[^\p{L}\p{M}\p{N}]/gu;
/** As many as people put around a word so that it passes; what has more around it is no longer one of the first tries. */
const maxAround = 5;
/** What people write for a letter that it resembles. */
const standIns = new Map(Object.entries({ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }));

/** A password and the words in it that a list of common ones may hold: folded, without the digits and signs around them, with letters for what stands in for letters. */
export function triedForms(password: string): string[] {
  const folded = normalizeName(password);
  const stripped = [withoutEnd(folded, /[^\p{L}\p{M}\p{N}]/u), withoutEnd(folded, noLetter), withoutAround(folded)];
  const forms = [folded, ...stripped.filter((form) => folded.length - form.length <= maxAround)];
  return [...forms, ...forms.map((form) => Array.from(form, (sign) => standIns.get(sign) ?? sign).join(''))];
}

const lettersOf = (text: string) => withoutAround(normalizeName(text)).replace(signs, '');

/** Whether it is a name or an address, or what stands before the @, but for the digits around it and any signs. */
export function isOneOf(password: string, own: readonly string[]): boolean {
  const letters = lettersOf(password);
  return own.flatMap((name) => [name, name.replace(/@.*/s, '')]).some((name) => lettersOf(name) === letters);
}
