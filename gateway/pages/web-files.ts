// Serves the built web app: hashed assets for ever, pages fresh, and compressed files if they exist.
import { existsSync, globSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

type WebFile = { type: string; encodings: { name: string; file: string }[]; file: string };

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
const index = '/index.html';
/** Files of a prerendered page: of the path itself, or of all paths with this beginning (`/image/each.html`). */
const preparedFor = (path: string) => [`/prepared${path === '/' ? '/index' : path}.html`, `/prepared${path.slice(0, path.lastIndexOf('/'))}/each.html`];

/** Files by their path, as they are now. */
function filesIn(folder: string): Map<string, WebFile> {
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  const all = new Set(paths);
  const isTwin = (path: string) => encodings.some(({ ending }) => path.endsWith(ending) && all.has(path.slice(0, -ending.length)));
  return new Map(
    paths
      .filter((path) => !isTwin(path))
      .map((path) => {
        const twins = encodings.filter(({ ending }) => all.has(path + ending)).map(({ name, ending }) => ({ name, file: path + ending }));
        return [`/${path}`, { type: extname(path), encodings: twins, file: path }];
      }),
  );
}

function send(folder: string, path: string, served: WebFile, request: Request, response: Response): void {
  // Vite names files in assets/ by their content.
  const isHashed = path.startsWith('/assets/');
  response.type(served.type);
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.vary('Accept-Encoding');
  // Asked one by one: of several encodings, the library answers the first that the browser names, and browsers name gzip before the smaller Brotli.
  const twin = served.encodings.find(({ name }) => request.acceptsEncodings(name) !== false);
  if (twin !== undefined) response.setHeader('Content-Encoding', twin.name);
  response.sendFile(twin?.file ?? served.file, { root: folder, cacheControl: false, dotfiles: 'allow' });
}

/** Path part that begins with a dot, in any encoding: scanners request these, pages never. */
const hidden = /(?:[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e)/i;
/** Names of members, and search texts, may begin with a dot. */
const freeText = /^\/(?:profile\/(?:(?!%(?:25)*(?:2f|5c))[^/\\])+|group-search-result\/[^/]+)$/i;
const isHidden = (path: string) => hidden.test(path) && !freeText.test(path);

/** A path without a file is a page of the app; if it looks like a file, only for navigation. */
const isPage = (request: Request) =>
  !request.path.startsWith('/assets/') && (extname(request.path) === '' || (request.headers.accept ?? '').includes('text/html'));

export function webFiles(folder: string): RequestHandler {
  const files = existsSync(folder) ? filesIn(folder) : new Map<string, WebFile>();
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const paths = isHidden(request.path) ? [request.path] : [...preparedFor(request.path), request.path, ...(isPage(request) ? [index] : [])];
    const path = paths.find((file) => files.has(file));
    const served = path === undefined ? undefined : files.get(path);
    if (path === undefined || served === undefined) return next();
    send(folder, path, served, request, response);
  };
}
