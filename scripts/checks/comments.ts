// Comments, and descriptions of the public API, begin with a noun or a verb; their sentences are short: plain English for readers from any country.
//   scripts/checks/comments.ts [paths]     prints each comment that does not, as `path:line: words`, and ends with 1
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Words that begin a clause or a prepositional phrase, so that the reader learns late what it is about. */
const clauseStart =
  /^(?:What(?:ever)?|How(?:ever)?|Of|Whether|Who(?:m|se|ever)?|Where(?:ver)?|Which(?:ever)?|Why|That|As|By|So|Nor|Such|To|From|With|On|Until|Beside|Under)\b/;
const maxWords = 29;

/** Blocks of documentation, whole lines in a row, and ends of lines; `begin` is an index into the text. */
function* commentsIn(text: string): Generator<{ begin: number; words: string }> {
  const found = text.matchAll(/^[ \t]*(?:\{)?\/\*(.*?)\*\/|(?:^[ \t]*\/\/[^\n]*\n)+|(?<=[;,{}()[\]] )\/\/ [^\n]*/gms);
  for (const { 0: whole, 1: block, index } of found) {
    const lines = (block ?? whole)
      .replaceAll(/^[ \t]*(?:\/\/|\*) {3}.*$/gm, '')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:\/\/|\*+)?\s*/, ''));
    // Commands, directives of tools and pictures are no sentences.
    const sentences = lines.filter((line) => !/^(?:scripts|npm|node|k6|biome-ignore|@|\$)/.test(line));
    yield {
      begin: index + whole.search(/\S/),
      words: sentences
        .join(' ')
        .replace(/^\[Note: [^\]]+\]/, '')
        .trim(),
    };
  }
}

/** Texts of `summary` and `describe`, which clients read in the OpenAPI document. */
function* descriptionsIn(text: string): Generator<{ begin: number; words: string }> {
  for (const { 2: words = '', index } of text.matchAll(/(?:\bdescribe\(|\bsummary:)\s*(['"`])(.*?)\1/g)) yield { begin: index, words };
}

/** Faults of one file, as `path:line: words`. */
export function commentFaults(path: string, text: string): string[] {
  const described = path.startsWith('proto/api/') && !path.endsWith('.test.ts') ? descriptionsIn(text) : [];
  return [...commentsIn(text), ...described].flatMap(({ begin, words }) => {
    const long = words.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > maxWords);
    const late = clauseStart.test(words) ? [`begins late: ${words.slice(0, 80)}`] : [];
    const faults = [...late, ...long.map((sentence) => `longer than ${maxWords} words: ${sentence.slice(0, 80)}`)];
    return faults.map((fault) => `${path}:${text.slice(0, begin).split('\n').length}: ${fault}`);
  });
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const paths = process.argv.slice(2);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...(paths.length > 0 ? paths : ['.'])], {
    cwd: root,
    encoding: 'utf8',
  });
  const written = files.split('\n').filter((path) => /\.(?:tsx?|js|cjs|proto)$/.test(path) && !path.startsWith('proto/types/'));
  const faults = written.flatMap((path) => commentFaults(path, readFileSync(join(root, path), 'utf8')));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
