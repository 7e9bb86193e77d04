// Search for groups and chats: by the beginnings of words of their names and descriptions, in any script.
import { normalForm } from './marks.ts';

/** Limit of one indexed text; words of the name are first. */
const maxWords = 200;
/** Limit of one search. */
const maxSearchedWords = 8;
/** Indexed length of a word. */
const maxWordCharacters = 30;
/** Indexed length from each letter of a script without spaces. */
const maxRunCharacters = 8;

/** Scripts that put no spaces between words. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map((script) => `\\p{Script=${script}}`).join('');
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu');
const beginsUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const isUnspaced = (run: string): boolean => beginsUnspaced.test(run);
const accents = /[\u0300-\u036f]/gu;

/** Removes case and accents. */
const folded = (text: string): string => normalForm(normalForm(text, 'NFKD').replace(accents, '').toLowerCase(), 'NFKC');

/** Runs of letters and digits, each of one way of writing. */
function runsOf(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => word.match(runs) ?? []);
}

const beginning = (word: string, characters: number): string => [...word].slice(0, characters).join('');

/** Words of the index; in a script without spaces, a piece from each letter. */
export function wordsOf(text: string): string[] {
  const words = runsOf(text).flatMap((run) => {
    if (!isUnspaced(run)) return [beginning(run, maxWordCharacters)];
    const letters = [...run];
    return letters.map((_, at) => letters.slice(at, at + maxRunCharacters).join(''));
  });
  return [...new Set(words)].slice(0, maxWords);
}

/** Searched beginnings of such words, the longest first. */
export function searchedWords(text: string): string[] {
  const words = runsOf(text).map((run) => beginning(run, isUnspaced(run) ? maxRunCharacters : maxWordCharacters));
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, maxSearchedWords);
}

/** True if each searched beginning starts one of the words. */
export const matchesAllWords = (words: readonly string[], searched: readonly string[]): boolean =>
  searched.every((beginning) => words.some((word) => word.startsWith(beginning)));
