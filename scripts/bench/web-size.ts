// Size of the built web app that a browser loads for a page: scripts and styles of index.html, and the page's chunks with their imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { plainRow, skippedRow, type TableRow } from './setup/table.ts';

const dist = resolve(import.meta.dirname, '../../web/dist');
/** Chunks that a page loads by itself; for members, menus and sockets load after the page. */
const pages = [
  { what: 'sign-in', chunks: ['sign-in-page'], target: '110 KB' },
  { what: 'home', chunks: ['home-route', 'member', 'live-socket'], target: '145 KB' },
];

const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');

/** Files that index.html names. */
function filesOfIndex(): string[] {
  return [...read('index.html').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);
}

/** Static imports of a script; dynamic ones depend on the user. */
function importsOf(file: string): string[] {
  if (!file.endsWith('.js')) return [];
  return [...read(file).matchAll(/(?:^|[;}])\s*(?:import|export)(?:\s*[\w$*{][^'"`;()]*?from)?\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].flatMap(([, name]) =>
    name ? `assets/${name}` : [],
  );
}

const scripts = () => readdirSync(resolve(dist, 'assets')).filter((name) => name.endsWith('.js'));

/** Files of a chunk, and those that Vite lists beside its dynamic import: only there are its styles named. */
function chunkFiles(chunk: string): string[] {
  const file = scripts().find((name) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(name));
  if (file === undefined) throw new Error(`the built app has no ${chunk}`);
  for (const text of scripts().map((name) => read(`assets/${name}`))) {
    const places = new RegExp(`import\\(\\W\\./${file.replace('.', '\\.')}\\W\\).{0,80}?__vite__mapDeps\\(\\[([\\d,]*)\\]\\)`).exec(text)?.[1];
    const list: unknown = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]');
    if (places !== undefined && Array.isArray(list)) return [`assets/${file}`, ...places.split(',').map((place) => String(list[Number(place)]))];
  }
  return [`assets/${file}`];
}

function withImports(files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const imported of importsOf(file)) add(imported);
  };
  for (const file of files) add(file);
  return all;
}

const gzipped = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length, 0);

export function benchWebSize(): TableRow[] {
  if (!existsSync(resolve(dist, 'index.html'))) return [skippedRow('JavaScript and CSS', 'the web app is not built; run npm start once')];
  return pages.map(({ what, chunks, target }) => {
    const files = withImports([...filesOfIndex(), ...chunks.flatMap(chunkFiles)]);
    return plainRow(`JavaScript and CSS of ${what}, gzip`, `${(gzipped(files) / 1000).toFixed(1)} KB`, target);
  });
}
