// Page that shows an export offline: one file with its style and script, next to the scripts with data.
import { readFile } from 'node:fs/promises';

const read = (name: string) => readFile(new URL(`./export-page/${name}`, import.meta.url), 'utf8');

/** Returns the page with its style and script inlined, for an archive. */
export async function readPage(): Promise<string> {
  const [page, style, script] = await Promise.all([read('index.html'), read('page.css'), read('page.js')]);
  return page.replace('/* style */', () => style).replace('/* script */', () => script);
}
