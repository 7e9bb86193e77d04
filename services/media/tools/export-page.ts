// The page that shows an export without us: one file with its style and its script, beside it the scripts with what there is.
import { readFile } from 'node:fs/promises';

const read = (name: string) => readFile(new URL(`./export-page/${name}`, import.meta.url), 'utf8');

/** Returns the page with its style and script inlined, for an archive. */
export async function readPage(): Promise<string> {
  const [page, style, script] = await Promise.all([read('index.html'), read('page.css'), read('page.js')]);
  return page.replace('/* style */', () => style).replace('/* script */', () => script);
}
