import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const backend = 'http://localhost:8080';
/** The backend takes calls of its own site alone, so what the development page sends goes on as if sent from there. */
const passOn = { target: backend, changeOrigin: true, headers: { origin: backend } };
const outDir = join(import.meta.dirname, 'dist');

/** Both latin fonts are on every page's first paint: asking for them beside the script saves a round trip. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
        .map((file) => ({ tag: 'link', injectTo: 'head', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` } })),
  };
}

/** Puts the compressed twins beside the files, so that the gateway never compresses while it serves. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js|css|svg)$/.test(name))) {
        const path = join(outDir, file);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** What every first screen needs. */
const base = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\//,
  /node_modules\/@tanstack\/(?!.*infinitequery(observer|\.))/i,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /web\/src\/(lib|app\/shell\/(shell|top-bar|footer|avatar-button))/,
  /web\/src\/ui\/(avatar|banner|brand|button|field|notice|spinner|toast|use-title)\./,
];
/** What every screen of a member needs besides. */
const member = [
  /web\/src\/app\/shell\/(bottom-bar|member-chrome|menu-link|side-menu|with-help)/,
  /thumbhash|connections-queries/,
  /web\/src\/ui\/(picture|skeleton)\./,
];
const dialogs = [
  /@radix-ui\/react-(dialog|alert-dialog|dismissable-layer|focus-scope|focus-guards|portal|presence|slot|primitive)\//,
  /aria-hidden|react-remove-scroll/,
  /web\/src\/ui\/dialog/,
];

/** What travels together. Left alone, the bundler cuts dozens of tiny files, each of which costs a slow line its own way there and back. */
const groups = Object.entries({ base, member, dialogs }).map(([name, parts]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
}));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), compressed()],
  // [Note: strict CSP] The gateway allows files of its own address alone: nothing is inlined as a data: address, no polyfill script stands in the page.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: { proxy: { '/api': passOn, '/storage': passOn, '/socket.io': { ...passOn, ws: true } } },
});
