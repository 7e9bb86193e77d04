/**
 * Without the characters at its end of which each is `unwanted`, a pattern of one character. A pattern for all of them up to the end is tried anew at each of
 * those in the middle, which takes quadratic time.
 */
export function withoutEnd(text: string, unwanted: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const begin = end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1);
    if (!unwanted.test(text.slice(begin, end))) break;
    end = begin;
  }
  return text.slice(0, end);
}
