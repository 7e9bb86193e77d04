/** How long a text is wherever a length is limited: code points after NFC, so that an emoji or a letter with its accent counts once whatever keyboard wrote it. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text.normalize('NFC')) count++;
  return count;
}
