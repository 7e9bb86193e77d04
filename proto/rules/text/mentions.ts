// Mentions in texts: `@ben`.
import { normalizeName } from '../people/names.ts';
import { trimEndMatching } from './ends.ts';
import { normalForm } from './marks.ts';

/** Limit of mentioned members of one text that are notified. */
export const maxMentions = 50;

/** Text between blanks, quotes and angle brackets: no address extends beyond it. */
const part = /[^\s<>"]+/gu;
/** Not in the middle of a word, so that no mail address names anybody. */
const named = /(?<![\p{L}\p{M}\p{N}_.-])@([\p{L}\p{M}\p{N}_.-]{3,})/gu;
const endOfSentence = /[.-]/u;
const beforeHost = /^[^\p{L}\p{N}@]+/u;
const host = /^[\p{L}\p{M}\p{N}.:-]+$/u;
const dotInHost = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}]/u;
/** `@ben@social.example` is an address elsewhere. */
const hostBehind = /^@[\p{L}\p{M}\p{N}-]+\.[\p{L}\p{N}]/u;
const schemes = ['://', 'mailto:', 'www.'];

/** Index of an address in a part of a text; the part's length if there is none. */
function beginOfAddress(text: string): number {
  const lower = text.toLowerCase();
  const begins = schemes.map((scheme) => lower.indexOf(scheme)).filter((at) => at >= 0);
  const path = text.search(/[/?#]/);
  const before = path < 0 ? '' : text.slice(0, path).replace(beforeHost, '');
  if (host.test(before) && dotInHost.test(before)) begins.push(path);
  return Math.min(...begins, text.length);
}

function namesIn(text: string): string[] {
  if (!text.includes('@')) return [];
  const end = beginOfAddress(text);
  return [...text.matchAll(named)].flatMap(({ 0: { length }, 1: name = '', index }) =>
    index < end && !hostBehind.test(text.slice(index + length)) ? [name, trimEndMatching(name, endOfSentence)] : [],
  );
}

/** The names in a text, folded, each once: a dot behind one may end it, or the sentence. Within an address there are none. */
export function mentionedNames(text: string): string[] {
  const names = (normalForm(text, 'NFC').match(part) ?? []).flatMap(namesIn);
  return [...new Set(names.map(normalizeName))];
}
