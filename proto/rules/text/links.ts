// URLs of pages in texts.

/** `at`: index of its beginning in the text. */
export type TextLink = { at: number; link: string };

const address = /https?:\/\/[^\s<>"]+/giu;
const pairs = ['()', '[]', '{}', '⟨⟩', '（）', '［］', '｛｝', '「」', '『』', '【】', '〔〕', '〈〉', '《》', '｢｣'];
const closers = new Map(pairs.map(([open = '', close = '']) => [open, close]));
const isCloser = new Set(closers.values());
/** Punctuation of scripts without spaces, which ends an address. */
const ends = new Set('。｡，、､；：！？');
const punctuation = /^\p{P}$/u;
/** Signs that an address may end with. */
const ofAddresses = new Set('/-_#%&@*');

/**
 * Removes the parts of the surrounding sentence: brackets that were not opened within the URL, and punctuation of any script. Each character is visited
 * once.
 */
function linkIn(found: string): string {
  const open: string[] = [];
  let [at, end] = [0, 0];
  for (const character of found) {
    const close = closers.get(character);
    const closes = isCloser.has(character);
    if (ends.has(character) || (closes && open.pop() !== character)) break;
    if (close !== undefined) open.push(close);
    at += character.length;
    if (closes || ofAddresses.has(character) || !punctuation.test(character)) end = at;
  }
  return found.slice(0, end);
}

/** In the order of the text. Nothing is fetched from them. */
export function linksIn(text: string): TextLink[] {
  return [...text.matchAll(address)].map(({ 0: found, index }) => ({ at: index, link: linkIn(found) })).filter(({ link }) => isAddress(link));
}

function isAddress(link: string): boolean {
  try {
    return new URL(link).host !== '';
  } catch {
    return false;
  }
}
