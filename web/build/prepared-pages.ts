import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { PreparedPage } from '../src/start/prepare-pages.tsx';
import { firstSeen } from './chunks.ts';
import { classNames } from './class-names.ts';

type Chunk = {
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
/** Typed here, since the pages' code belongs to the web app's own TypeScript project. */
type PreparingModule = { readonly preparePages: () => Promise<readonly PreparedPage[]> };
const prepares = (module: unknown): module is PreparingModule =>
  typeof module === 'object' && module !== null && 'preparePages' in module && typeof module.preparePages === 'function';

async function drawPages(): Promise<readonly PreparedPage[]> {
  // Node has a storage of its own, which needs a file when it is used; a first visitor has none.
  Reflect.deleteProperty(globalThis, 'localStorage');
  const compiler = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    mode: 'production',
    appType: 'custom',
    css: classNames,
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const module: unknown = await compiler.ssrLoadModule('/src/start/prepare-pages.tsx');
  if (!prepares(module)) throw new Error('there is nothing that prepares pages');
  const pages = await module.preparePages();
  await compiler.close();
  return pages;
}

/** Returns the built files that contain these modules and everything that they import. */
function filesOf(modules: readonly string[], chunks: readonly Chunk[]): { scripts: string[]; styles: string[] } {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunks.filter(({ fileName }) => chunk.imports?.includes(fileName))) visit(imported);
  };
  for (const chunk of chunks) if (chunk.moduleIds?.some((id) => modules.includes(id))) visit(chunk);
  return { scripts: [...found].map(({ fileName }) => fileName), styles: [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]) };
}

/** True if a style sheet has a class of the page. */
function isUsed(css: string, drawn: string): boolean {
  const names = new Set([...drawn.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  return [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].some(([, name = '']) => names.has(name));
}

/**
 * Links that a page adds to `index.html`: style sheets that the prepared page needs to be visible, and scripts that its screen will load. The app finds
 * the other style sheets of these scripts in the cache. A guest's page needs all of its styles at once, since the app takes it over as it stands.
 */
function links({ of, who, drawn }: PreparedPage, index: string, chunks: readonly Chunk[], outDir: string): string {
  const { scripts, styles } = filesOf(firstSeen(of, who), chunks);
  const isNew = (file: string) => !index.includes(`/${file}"`);
  const asked = of === undefined ? [] : scripts.filter(isNew);
  const isFirst = (file: string) => who === 'guests' || isUsed(readFileSync(join(outDir, file), 'utf8'), drawn);
  const fresh = styles.filter(isNew);
  return [
    ...asked.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...fresh.filter(isFirst).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fresh.filter((file) => !isFirst(file)).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('');
}

const beforePaint = '<script src="/before-paint.js"></script>';
/** Script of `public/`, with its content in its address, so that a kept page never gets that of another build. */
const scriptOf = (outDir: string, name: string) => {
  const digest = createHash('sha256')
    .update(readFileSync(join(outDir, `${name}.js`)))
    .digest('hex');
  return `<script src="/${name}.js?${digest.slice(0, 8)}"></script>`;
};
const styleLinks = /<link rel="stylesheet"[^>]*>/g;
const fontLink = /<link rel="preload" as="font"[^>]*>/;

/**
 * Puts style sheets first, since a browser opens six connections to a host. The page is visible without its scripts, which therefore follow. On a
 * member's page the font of titles, which a member mostly has in the cache, comes last.
 */
function inOrder(html: string, last: string, who: PreparedPage['who']): string {
  const styles = html.match(styleLinks) ?? [];
  const ordered = html
    .replaceAll(styleLinks, '')
    .replace(last, last + styles.join(''))
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replaceAll('<link rel="preload" as="style" ', '<link rel="preload" as="style" fetchpriority="low" ')
    .replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ');
  const font = fontLink.exec(ordered)?.[0] ?? '';
  return who === 'guests' ? ordered : ordered.replace(font, '').replace('</head>', `${font.replace('<link ', '<link fetchpriority="low" ')}</head>`);
}
/** Scripts with the first requests of a screen whose code others should not wait for. */
const ownScripts: Readonly<Record<string, string>> = { '/photos': 'before-photos', '/notification': 'before-notifications' };
const commonScript = 'before-screen';
/** Names of all scripts that send the first requests of members' screens before the app is loaded. */
export const scriptsBeforeScreens: readonly string[] = [commonScript, ...Object.values(ownScripts)];
const beforeScreen = (path: string) => ownScripts[path] ?? commonScript;

/**
 * Writes the pages that the build renders: each is `index.html` with its first content and styles. Those of screens are under `prepared/`, where the
 * gateway finds them; `index.html` itself serves every other address. See docs/start-up.md.
 */
export function preparedPages(outDir: string): Plugin {
  let chunks: readonly Chunk[] = [];
  return {
    name: 'prepared-pages',
    apply: 'build',
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle);
    },
    async closeBundle() {
      const index = readFileSync(join(outDir, 'index.html'), 'utf8');
      for (const page of await drawPages()) {
        const { path, who, drawn } = page;
        const file = join(outDir, path === undefined ? 'index.html' : `prepared/${path === '/' ? 'index' : path.slice(1)}.html`);
        mkdirSync(dirname(file), { recursive: true });
        const before = scriptOf(outDir, who === 'members' && path !== undefined ? beforeScreen(path) : 'before-paint');
        const html = index
          .replace(beforePaint, before)
          .replace('</head>', `${links(page, index, chunks, outDir)}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root" data-prepared="${who}">${drawn}</div>`);
        writeFileSync(file, path === undefined ? html : inOrder(html, before, who));
      }
    },
  };
}
