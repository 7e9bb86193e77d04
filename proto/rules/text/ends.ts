/**
 * Removes characters at the end that match `unwanted`, a pattern of one character. A pattern for all of them up to the end would be retried at each one
 * in the middle, in quadratic time.
 */
export function trimEndMatching(text: string, unwanted: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const begin = end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1);
    if (!unwanted.test(text.slice(begin, end))) break;
    end = begin;
  }
  return text.slice(0, end);
}
