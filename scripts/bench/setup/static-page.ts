// A loaded page as static files: the waiting time if the final page were sent with as many bytes.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listenOnFreePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import type { Page } from 'playwright-core';

type File = { readonly type: string; readonly bytes: Buffer; readonly encoding?: 'br' };
type PageResource = { readonly path: string; readonly bytes: number };

/** Resources of the page except calls, with their transferred bytes. */
const loaded = `performance.getEntriesByType('resource')
  .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
  .filter(({ path }) => !/^.(api|socket.io)./.test(path))`;
/** Snapshot of the page; scripts load beside it. */
const snapshot = `(() => {
  const page = document.documentElement.cloneNode(true);
  for (const script of page.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  return page.outerHTML;
})()`;

const compressed = (type: string, bytes: Buffer | string): File => ({ type, bytes: brotliCompressSync(bytes), encoding: 'br' });

/** Scripts are as long as they were, and do nothing. */
async function fileOf(page: Page, { path, bytes }: PageResource): Promise<File> {
  if (path.endsWith('.js')) return { type: 'text/javascript', bytes: Buffer.alloc(bytes, '/') };
  const answer = await page.request.get(new URL(path, page.url()).href);
  const type = answer.headers()['content-type'] ?? '';
  const body = await answer.body();
  return type.startsWith('text/css') ? compressed(type, body) : { type, bytes: body };
}

/** Serves the page on a port of its own, at `/`. */
export async function serveAsItStands(page: Page): Promise<{ url: string; close(): void }> {
  const files = new Map<string, File>();
  for (const one of await page.evaluate<PageResource[]>(loaded)) files.set(one.path, await fileOf(page, one));
  const scripts = [...files.keys()].filter((path) => path.endsWith('.js')).map((path) => `<script defer src="${path}"></script>`);
  const html = (await page.evaluate<string>(snapshot)).replace('</head>', `${scripts.join('')}</head>`);
  files.set('/', compressed('text/html', `<!doctype html>${html}`));
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(new URL(url, 'http://localhost').pathname);
    if (!file) return response.writeHead(404).end();
    const { type, bytes, encoding } = file;
    return response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length, ...(encoding && { 'Content-Encoding': encoding }) }).end(bytes);
  });
  return { url: `http://127.0.0.1:${await listenOnFreePort(server)}/`, close: () => server.close() };
}
