// First guesses of somebody's password, without the characters that people put around them.
import { trimEndMatching } from '../text/ends.ts';
import { normalizeName } from './names.ts';

const noLetter = /[^\p{L}\p{M}]/u;
const withoutAround = (text: string) => trimEndMatching(text, noLetter).replace(/^[^\p{L}\p{M}]+/u, '');
const signs = /[^\p{L}\p{M}\p{N}]/gu;
/** Number of characters that people usually put around a word to satisfy the rules; with more, the word is not among the first guesses. */
const maxAround = 5;
/** Signs that people write instead of similar letters. */
const standIns = new Map(Object.entries({ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }));

/** Forms of a password to look up in a list of common ones: folded, without digits and signs around it, and with letters for similar signs. */
export function guessableForms(password: string): string[] {
  const folded = normalizeName(password);
  const stripped = [trimEndMatching(folded, /[^\p{L}\p{M}\p{N}]/u), trimEndMatching(folded, noLetter), withoutAround(folded)];
  const forms = [folded, ...stripped.filter((form) => folded.length - form.length <= maxAround)];
  return [...forms, ...forms.map((form) => Array.from(form, (sign) => standIns.get(sign) ?? sign).join(''))];
}

const lettersOf = (text: string) => withoutAround(normalizeName(text)).replace(signs, '');

/** True if it is one of these names or addresses, or the part before the @, apart from digits around it and any signs. */
export function matchesOwnName(password: string, own: readonly string[]): boolean {
  const letters = lettersOf(password);
  return own.flatMap((name) => [name, name.replace(/@.*/s, '')]).some((name) => lettersOf(name) === letters);
}
