import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from './build/browsers.ts';
import { groups } from './build/chunks.ts';
import { classNames } from './build/class-names.ts';
import { withoutFacades } from './build/facades.ts';
import { iconsByFile } from './build/icons.ts';
import { preparedPages, scriptsBeforeScreens } from './build/prepared-pages.ts';
import { serviceWorker } from './build/service-worker.ts';

const backend = 'http://localhost:8080';
/** The backend accepts only calls from its own site, so the proxy sets that origin. */
const passOn = { target: backend, changeOrigin: true, headers: { origin: backend } };
const outDir = join(import.meta.dirname, 'dist');
/** The router's package exports its development build by default; this is the production build, without warnings. */
const router = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');

/** Refusals of `proto/rules` that no code of the page uses are dropped: their texts are made by a pure function, which the bundler cannot know. */
const treeshake = { manualPureFunctions: ['faultResult'], propertyReadSideEffects: false } as const;

/** Every first paint needs the font of titles: loading it in parallel with the script saves a round trip. */
function preloadTitleFont(): Plugin {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
  return {
    name: 'preload-title-font',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /fraunces-latin-wght-normal-.*\.woff2$/.test(file))
        .map((file) => ({ tag: 'link', injectTo: 'head', attrs: { ...attrs, href: `/${file}` } })),
  };
}

/**
 * Builds the scripts that run before the first paint as files of their own. `before-paint.js` is for every page; Vite copies it unchanged, so its
 * comments are removed here. Those for members' pages include it, since a second file would need a connection of its own. They also bundle modules of
 * the app.
 */
function scriptsBeforeApp(): Plugin {
  return {
    name: 'scripts-before-app',
    apply: 'build',
    async writeBundle() {
      const beforePaint = join(outDir, 'before-paint.js');
      const { code, errors } = minifySync(beforePaint, readFileSync(beforePaint, 'utf8'), { module: false });
      if (errors.length > 0) throw new Error(`${beforePaint}: ${errors[0]?.message}`);
      writeFileSync(beforePaint, code);
      for (const name of scriptsBeforeScreens) {
        const script = await rolldown({ input: join(import.meta.dirname, `src/start/${name}.ts`), platform: 'browser', treeshake });
        await script.write({ file: join(outDir, `${name}.js`), format: 'iife', minify: true, banner: code });
        await script.close();
      }
    },
  };
}

/**
 * Makes the text font optional: its file is larger than that of the headings. If it is late, the page keeps the fallback font until the next visit. A
 * late swap, the package's default, would break lines elsewhere and move text that is being read.
 */
function textFontInTime(): Plugin {
  return {
    name: 'text-font-in-time',
    enforce: 'pre',
    transform: (code, id) => (/@fontsource-variable\/inter\/.*\.css$/.test(id) ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined),
  };
}

/** Marks top-level calls of the router as free of side effects, which the bundler cannot know. It then drops unused parts such as forms. */
function onlyUsedOfRouter(): Plugin {
  return {
    name: 'only-used-of-router',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(router)
        ? code.replaceAll(/(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ').replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        : undefined,
  };
}

/**
 * Removes the transports of Socket.IO that the page does not use: its library lists all of them, so they would all be bundled. The page uses WebSocket
 * only (`live-socket.ts`).
 */
function onlyWebSocket(): Plugin {
  return {
    name: 'only-websocket',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.includes('/engine.io-client/build/esm/')) return undefined;
      return { code: id.endsWith('/transports/index.js') ? code.replaceAll(/^.*(polling|webtransport).*\n/gm, '') : code, moduleSideEffects: false };
    },
  };
}

/** Writes compressed copies beside the files, so that the gateway never compresses while it serves. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name))) {
        const path = join(outDir, file);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: join(router, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
          ]
        : [],
  },
  plugins: [
    react(),
    iconsByFile(),
    onlyUsedOfRouter(),
    onlyWebSocket(),
    preloadTitleFont(),
    textFontInTime(),
    scriptsBeforeApp(),
    withoutFacades(),
    preparedPages(outDir),
    serviceWorker(outDir),
    compressed(),
  ],
  // [Note: strict CSP] The gateway allows only files of its own address: nothing is inlined as a data: address, and no polyfill script is inserted.
  css: classNames,
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: buildTarget,
    outDir,
    emptyOutDir: true,
    rolldownOptions: { treeshake, output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': passOn, '/storage': passOn, '/socket.io': { ...passOn, ws: true } } },
}));
