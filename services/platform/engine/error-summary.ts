// [Note: Words of an error] An error of a job is stored, and displayed to admins. It may contain anybody's data: an address that a mail server repeats,
// an unreadable text, the path of a file. Everything of such a form is therefore removed.
const maxCharacters = 300;

/** Replaces a word with an @ inside. */
const withoutAddress = (word: string) => (word.slice(1, -1).includes('@') ? '(address)' : word);

const path = /(?:[A-Za-z]:)?[\\/](?:[^\s\\/:]+[\\/])*[^\s\\/:]+/gu;

const minId = 12;
/** Ids, tokens, digests: long, and not a word. */
function withoutId(word: string): string {
  const at = Math.max(word.search(/\w/u), 0);
  return word.length - at >= minId && /\d/u.test(word.slice(at)) ? `${word.slice(0, at)}(id)` : word;
}

/** Removes quoted text. One pattern for both quotes would search for the second from each unmatched first. */
function withoutQuoted(text: string): string {
  const [opening, closing] = [/["'`“‘«](?=\S)/gu, /(?<=\S)["'`”’»]/gu];
  let [kept, at] = ['', 0];
  for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
    closing.lastIndex = opening.lastIndex;
    if (closing.exec(text) === null) break;
    kept += `${text.slice(at, open.index)}(text)`;
    at = opening.lastIndex = closing.lastIndex;
  }
  return kept + text.slice(at);
}

/** An error's text without personal or secret parts: its first line, at most 300 characters. See [Note: Words of an error]. */
export function errorSummary(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split(/[\n\r\u2028\u2029]/u, 1);
  const withoutAddresses = line.replace(/\b\w+:\/\/\S+/gu, '(address)').replace(/\S+/gu, withoutAddress);
  return withoutQuoted(withoutAddresses)
    .replace(path, '(path)')
    .replace(/[\w+=-]+/gu, withoutId)
    .slice(0, maxCharacters);
}
