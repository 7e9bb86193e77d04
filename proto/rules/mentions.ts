// Who is named in what somebody writes: `@ben`.
import { withoutEnd } from './ends.ts';
import { normalForm } from './marks.ts';
import { normalizeName } from './names.ts';

/** So many of those that one text names are told. */
export const maxMentions = 50;

/** Not in the middle of a word, so that no address names anybody. */
const named = /(?<![\p{L}\p{M}\p{N}_.-])@([\p{L}\p{M}\p{N}_.-]{3,})/gu;
const endOfSentence = /[.-]/u;

/** The names in a text, folded, each once: a dot behind one may end it, or the sentence. */
export function mentionedNames(text: string): string[] {
  const names = [...normalForm(text, 'NFC').matchAll(named)].flatMap(([, name = '']) => [name, withoutEnd(name, endOfSentence)]);
  return [...new Set(names.map(normalizeName))];
}
