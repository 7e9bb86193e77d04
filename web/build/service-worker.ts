import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerPath } from '@kloak/proto/rules/app-paths.ts';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { BuildFacts } from '../src/worker/build-facts.ts';
import { keptCalls } from './kept-calls.ts';

/** Pages that the worker keeps when it is installed: the first screens of a member, and the frame of all others. */
const keptPages = ['/index.html', '/prepared/home.html', '/prepared/photos.html'];
/** Largest worker in bytes. */
const maxBytes = 20_000;

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Facts of a finished build. */
function factsOf(outDir: string): BuildFacts {
  const files = keptPages.map((path) => [path, readFileSync(join(outDir, path))] as const);
  const named = files.flatMap(([, html]) =>
    [...html.toString().matchAll(/(?:src|href)="(\/(?:assets\/|before-|favicon)[^"]+)"/g)].map(([, path = '']) => path),
  );
  const pages = Object.fromEntries(files.map(([path, html]) => [path, digest(html)]));
  const assets = [...new Set(named)].sort();
  return { id: digest(JSON.stringify([pages, assets])).slice(0, 16), pages, assets, keptCalls };
}

/** Builds the service worker, as a file of a fixed name, once all pages are written. Fails if it is too large. */
export function serviceWorker(outDir: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async closeBundle() {
      const input = join(import.meta.dirname, '../src/worker/service-worker.ts');
      const worker = await rolldown({ input, platform: 'browser', transform: { define: { kloakBuild: JSON.stringify(factsOf(outDir)) } } });
      const { output } = await worker.write({ file: join(outDir, workerPath), format: 'iife', minify: true });
      await worker.close();
      const bytes = output.reduce((sum, file) => sum + (file.type === 'chunk' ? Buffer.byteLength(file.code) : 0), 0);
      if (bytes > maxBytes) throw new Error(`the service worker has ${bytes} bytes, more than ${maxBytes}`);
    },
  };
}
