// Size of the built web app that a browser loads for a page: the scripts and styles that its HTML names.
import { bytesOf, preparedPages } from './setup/page-sizes.ts';
import { plainRow, skippedRow, type TableRow } from './setup/table.ts';

/** For members, the connection for pushes follows the page. */
const targets: Readonly<Record<string, string>> = { login: '110 KB', home: '130 KB' };

export function benchWebSize(): TableRow[] {
  const pages = preparedPages();
  if (pages.length === 0) return [skippedRow('JavaScript and CSS', 'the web app is not built; run npm start once')];
  return pages.map((page) => plainRow(`JavaScript and CSS of ${page}, gzip`, `${(bytesOf(page) / 1000).toFixed(1)} KB`, targets[page] ?? '150 KB'));
}
