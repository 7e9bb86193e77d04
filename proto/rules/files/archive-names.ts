// Names of files in an archive: every system can write them, and no two are equal.
import { trimEndMatching } from '../text/ends.ts';
import { normalForm } from '../text/marks.ts';

/** Names that Windows reserves for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const unwritable = /[\p{Cc}\p{Cs}<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Short enough, with its folder, for a folder of downloads on Windows. */
const maxNameCharacters = 100;

/** `.jpg` of `beach.jpg`; empty if the part after the dot is no word. */
const endingOf = (name: string): string => /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';

/** Replaces characters that some systems cannot write, and names that Windows reserves. */
export function writableName(fileName: string): string {
  const written = normalForm(fileName, 'NFC')
    .replace(unwritable, '_')
    .replace(/^[. ]+/, '');
  const plain = trimEndMatching(written, /[. ]/) || 'file';
  const ending = endingOf(plain);
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, maxNameCharacters).join('');
  return `${reserved.test(plain) ? '_' : ''}${stem}${ending}`;
}

/** Names files one after another: `2024/beach.jpg`, then `2024/beach (2).jpg`. Names also differ on systems that ignore case. */
export function archiveNames(): (file: { fileName: string; folder?: string | undefined }) => string {
  const taken = new Set<string>();
  // Remembers the last number of each name, so that thousands of equal names stay fast.
  const numbers = new Map<string, number>();
  return ({ fileName, folder }) => {
    const name = writableName(fileName);
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
