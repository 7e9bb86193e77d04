import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { matchesAllWords } from '@kloak/proto/rules/text/words.ts';
import type { Page, ViewReader } from '../ports/store.ts';

/** `searched`: the words, the longest first; `maxLooked`: limit of read documents with the longest one in a call, beyond the wanted ones. */
type WordSearch = { searched: readonly string[]; wanted: number; maxLooked: number; before?: string | undefined };

/**
 * First documents that have all of some words, or words that begin with them; none for an empty list. The longest word selects the candidates, which are
 * then read and checked for the others. A page may therefore contain fewer than wanted, or none, and still have a next one.
 */
export async function findByWords<Doc extends { words: readonly string[] }>(reader: ViewReader<Doc>, search: WordSearch): Promise<Page<Doc>> {
  const { searched, wanted, maxLooked, before } = search;
  const [longest] = searched;
  if (longest === undefined) return { items: [] };
  const ask = (from: string | undefined, limit: number) => reader.words({ field: 'words', prefix: longest, before: from, limit });
  const isFound = ({ words }: Doc) => matchesAllWords(words, searched);
  const items: Doc[] = [];
  let next = before;
  for (let looked = 0; looked < maxLooked + wanted && items.length < wanted; ) {
    const part = await ask(next, maxPerPage);
    const last = part.items.flatMap((doc, at) => (isFound(doc) ? [at] : []))[wanted - items.length - 1];
    // Reads again if it contains too many, so that the next page begins after the last wanted one.
    const kept = last === undefined || last === part.items.length - 1 ? part : await ask(next, last + 1);
    items.push(...kept.items.filter(isFound));
    if (kept.next === undefined) return { items };
    next = kept.next;
    looked += kept.items.length;
  }
  return { items, next };
}
