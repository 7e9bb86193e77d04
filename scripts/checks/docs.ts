// Checks the documentation: limits of words, and existing targets of links, page mentions, headings and file names.
//   scripts/docs.ts     prints what does not, and ends with 1
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Text by path from the root. */
type Files = ReadonlyMap<string, string>;

/** `docs/asvs.md` follows the rows of a standard, so its length is not ours to choose. */
const maxWordsOf = (path: string) => (path === 'ARCHITECTURE.md' ? 1800 : /^docs\/(?!asvs\.)[^/]+\.md$/.test(path) ? 1500 : undefined);
/** A link of markdown, but to another host. */
const link = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** `ARCHITECTURE.md`, `ARCHITECTURE.md, "Folders"` or `ARCHITECTURE.md ("Folders")`. */
const mention = /(?<![\w/.:-])((?:[\w-]+\/)*[\w-]+\.md)\b(?:(?:, | \()"([^"]+)")?/g;
const fileName = /`([\w./-]+\.(?:tsx?|c?js|yaml|proto))`/g;

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
/** Headings, and bold words at the beginning of a paragraph. */
const headingsIn = (page: string) => [...page.matchAll(/^(?:#+ (.+)|\*\*(.+?)\.?\*\*)/gm)].map(([, heading = '', bold = '']) => heading || bold);

/** Faults of documents (too long, broken links) as `path:line: words`. */
export function docFaults(files: Files): string[] {
  const faults: string[] = [];
  const names = new Set([...files.keys()].flatMap((path) => path.split('/').map((_, begin, parts) => parts.slice(begin).join('/'))));
  const isThere = (path: string) => files.has(path) || [...files.keys()].some((file) => file.startsWith(`${path}/`));
  for (const [path, text] of files) {
    const isPage = path.endsWith('.md');
    const maxWords = maxWordsOf(path);
    const words = text.split(/\s+/).filter(Boolean).length;
    if (maxWords !== undefined && words > maxWords) faults.push(`${path}:1: ${words} words, ${maxWords} at most`);
    const missing = (index: number, what: string) => faults.push(`${path}:${text.slice(0, index).split('\n').length}: ${what} does not exist`);
    for (const { 1: to = '', 2: anchor, index } of isPage ? text.matchAll(link) : []) {
      const target = to === '' ? path : join(dirname(path), to);
      const hasAnchor = () => headingsIn(files.get(target) ?? '').some((heading) => slugOf(heading) === anchor);
      if (!isThere(target)) missing(index, target);
      else if (anchor !== undefined && !hasAnchor()) missing(index, `${target}#${anchor}`);
    }
    for (const { 1: to = '', 2: heading, index } of text.matchAll(mention)) {
      const target = [to, join(dirname(path), to)].find((one) => files.has(one));
      if (target === undefined) missing(index, to);
      else if (heading !== undefined && !headingsIn(files.get(target) ?? '').includes(heading)) missing(index, `${target}, "${heading}"`);
    }
    for (const { 1: name = '', index } of maxWords === undefined ? [] : text.matchAll(fileName)) if (!names.has(name)) missing(index, name);
  }
  return faults;
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  // Examples of the test lead nowhere on purpose.
  const exclude = ['**/node_modules', 'proto/types', 'web/dist', 'data', 'scripts/checks/docs.test.ts'];
  const paths = ['.dependency-cruiser.cjs', ...globSync('**/*.{md,ts,tsx,js,cjs,yaml,proto,png}', { cwd: root, exclude })];
  const faults = docFaults(new Map(paths.map((path) => [path, path.endsWith('.png') ? '' : readFileSync(join(root, path), 'utf8')])));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
