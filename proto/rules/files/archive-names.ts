// How files are called in an archive: by names that every system can write, no two of them the same there.
import { withoutEnd } from '../text/ends.ts';
import { normalForm } from '../text/marks.ts';

/** What Windows does not let a file be called. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const unwritable = /[\p{Cc}\p{Cs}<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** With its folder, short enough for a folder of downloads on Windows. */
const maxNameCharacters = 100;

/** `.jpg` of `beach.jpg`; none where what is behind the point is no word. */
const endingOf = (name: string): string => /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';

/** As it is, but for what some systems cannot write. */
export function writable(fileName: string): string {
  const written = normalForm(fileName, 'NFC')
    .replace(unwritable, '_')
    .replace(/^[. ]+/, '');
  const plain = withoutEnd(written, /[. ]/) || 'file';
  const ending = endingOf(plain);
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, maxNameCharacters).join('');
  return `${reserved.test(plain) ? '_' : ''}${stem}${ending}`;
}

/** Answers the name of one file after another: `2024/beach.jpg`, then `2024/beach (2).jpg`. Systems that know no capitals find no two alike. */
export function archiveNames(): (file: { fileName: string; folder?: string | undefined }) => string {
  const taken = new Set<string>();
  // Of each name the last number, so that thousands of one name stay quick.
  const numbers = new Map<string, number>();
  return ({ fileName, folder }) => {
    const name = writable(fileName);
    const ending = endingOf(name);
    const numbered = (number: number) => (number === 1 ? name : `${name.slice(0, name.length - ending.length)} (${number})${ending}`);
    const pathOf = (number: number) => (folder === undefined ? numbered(number) : `${folder}/${numbered(number)}`);
    const first = pathOf(1).toLowerCase();
    let number = numbers.get(first) ?? 1;
    while (taken.has(pathOf(number).toLowerCase())) number += 1;
    numbers.set(first, number);
    taken.add(pathOf(number).toLowerCase());
    return pathOf(number);
  };
}
