import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, type Plugin } from 'vite';
import { groups } from './chunks.ts';

const backend = 'http://localhost:8080';
/** The backend takes calls of its own site alone, so what the development page sends goes on as if sent from there. */
const passOn = { target: backend, changeOrigin: true, headers: { origin: backend } };
const outDir = join(import.meta.dirname, 'dist');

/** Both latin fonts are on every page's first paint: asking for them beside the script saves a round trip. The one for titles comes before the scripts' end, the larger one has time. */
function preloadFonts(): Plugin {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
        .map((file) => ({ tag: 'link', injectTo: 'head', attrs: { ...attrs, ...(file.includes('inter') && { fetchpriority: 'low' }), href: `/${file}` } })),
  };
}

const isPrepared = (module: unknown): module is { prepareLanding: () => Promise<string> } =>
  typeof module === 'object' && module !== null && 'prepareLanding' in module && typeof module.prepareLanding === 'function';

/** Writes `landing.html`, which the gateway serves for `/`: index.html with the landing page drawn in it and its styles. [Note: prepared landing] */
function preparedLanding(): Plugin {
  let styles = '';
  return {
    name: 'prepared-landing',
    apply: 'build',
    writeBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => /landing-page-.*\.css$/.test(file));
      styles = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
    },
    async closeBundle() {
      // Node has a storage of its own, which asks for a file when it is touched; who has not been here has none.
      Reflect.deleteProperty(globalThis, 'localStorage');
      const compiler = await createServer({
        root: import.meta.dirname,
        configFile: false,
        mode: 'production',
        appType: 'custom',
        logLevel: 'warn',
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, ws: false, watch: null },
      });
      const module: unknown = await compiler.ssrLoadModule('/src/app/prepare-landing.tsx');
      if (!isPrepared(module)) throw new Error('there is nothing that prepares the landing page');
      const drawn = await module.prepareLanding();
      await compiler.close();
      const page = readFileSync(join(outDir, 'index.html'), 'utf8')
        .replace('</head>', `${styles}</head>`)
        .replace('<div id="root"></div>', `<div id="root" data-prepared>${drawn}</div>`);
      writeFileSync(join(outDir, 'landing.html'), page);
    },
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), preparedLanding(), compressed()],
  // [Note: strict CSP] The gateway allows files of its own address alone: nothing is inlined as a data: address, no polyfill script stands in the page.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: { proxy: { '/api': passOn, '/storage': passOn, '/socket.io': { ...passOn, ws: true } } },
});
