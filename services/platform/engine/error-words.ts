// [Note: Words of an error] An error of a job is kept, and shown to admins. What stands in it may be anybody's: an address that a mail server repeats, a text that could
// not be read, the path of a file. So all that looks so is left out, whatever it was.
const maxCharacters = 300;

const hidden: readonly (readonly [RegExp, string])[] = [
  [/\b\w+:\/\/\S+/gu, '(address)'],
  [/\S+@\S+/gu, '(address)'],
  [/(["'`“‘«])(?=\S).*?(?<=\S)(["'`”’»])/gu, '(text)'],
  [/(?:[A-Za-z]:)?[\\/](?:[^\s\\/:]+[\\/])*[^\s\\/:]+/gu, '(path)'],
  // Ids, tokens, digests: long, and not a word.
  [/\b(?=[\w+=-]*\d)[\w+=-]{12,}/gu, '(id)'],
];

/** The words of an error without what may be personal or secret: its first line, at most 300 characters. See [Note: Words of an error]. */
export function errorWords(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return hidden.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line).slice(0, maxCharacters);
}
