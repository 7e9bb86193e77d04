// How groups and chats are found: by the beginnings of the words of their names and descriptions, in any script.
import { normalForm } from './marks.ts';

/** Of one thing; those of its name come first. */
const maxWords = 200;
/** Of a search. */
const maxSearchedWords = 8;
/** Of a word that is looked at. */
const maxWordCharacters = 30;
/** Of what is written without spaces: from each letter on so many. */
const maxRunCharacters = 8;

/** Scripts that put no spaces between words. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map((script) => `\\p{Script=${script}}`).join('');
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu');
const beginsUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const isUnspaced = (run: string): boolean => beginsUnspaced.test(run);
const accents = /[\u0300-\u036f]/gu;

/** Whatever its case and its accents. */
const folded = (text: string): string => normalForm(normalForm(text, 'NFKD').replace(accents, '').toLowerCase(), 'NFKC');

/** Runs of letters and digits, each of one way of writing. */
function runsOf(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => word.match(runs) ?? []);
}

const beginning = (word: string, characters: number): string => [...word].slice(0, characters).join('');

/** What a text is found by; of what is written without spaces from each of its letters on. */
export function wordsOf(text: string): string[] {
  const words = runsOf(text).flatMap((run) => {
    if (!isUnspaced(run)) return [beginning(run, maxWordCharacters)];
    const letters = [...run];
    return letters.map((_, at) => letters.slice(at, at + maxRunCharacters).join(''));
  });
  return [...new Set(words)].slice(0, maxWords);
}

/** What is looked for, as beginnings of such words, the longest first. */
export function searchedWords(text: string): string[] {
  const words = runsOf(text).map((run) => beginning(run, isUnspaced(run) ? maxRunCharacters : maxWordCharacters));
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, maxSearchedWords);
}

/** Whether what has these words is found by each that is looked for. */
export const hasAll = (words: readonly string[], searched: readonly string[]): boolean =>
  searched.every((beginning) => words.some((word) => word.startsWith(beginning)));
