// Pages and assets of the app. [Note: one build] Pages belong to the build of this worker. Assets are named by their content, so those of several builds
// may stand together, and a page never gets code of another build.

import { askServer } from './ask-server.ts';
import { buildFacts } from './build-facts.ts';

const prefix = 'kloak-shell-';
const index = '/index.html';
const nameOf = (id: string) => prefix + id;
const own = () => caches.open(nameOf(buildFacts().id));

/**
 * Time in milliseconds for the server to answer before a kept page is shown. The very page is shown soon, since only a new build has another one; the
 * frame alone, instead of a page of its own, is shown much later.
 */
const maxPageMs = { same: 60, frame: 4000 };

const hexOf = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Fetches a page of exactly this build. Throws if the server has another one by now: then the next worker is about to come. */
async function fetchPage(path: string, digest: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  const bytes = await response.clone().arrayBuffer();
  if (!response.ok || hexOf(await crypto.subtle.digest('SHA-256', bytes)) !== digest) throw new Error(`${path} is not of this build`);
  return response;
}

/** Keeps the pages of the first screens and what they name. Mostly the browser has these files already. Fails as a whole. */
export async function installShell(): Promise<void> {
  const { pages, assets } = buildFacts();
  const cache = await own();
  const fetched = await Promise.all(Object.entries(pages).map(async ([path, digest]) => [path, await fetchPage(path, digest)] as const));
  await cache.addAll(assets);
  for (const [path, page] of fetched) await cache.put(path, page);
}

/** Removes builds except this one and the one before, whose pages may still be open and load more of their code. */
export async function dropOldShells(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOf(buildFacts().id));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The kept page of a path: its own one, or the frame that serves every path. */
async function keptPage(path: string): Promise<Response | undefined> {
  const cache = await own();
  return (await cache.match(`/prepared${path}.html`)) ?? (await cache.match(index));
}

/** Answers a navigation: the server's page, or the kept one if the server is late or away. */
export function answerPage(path: string, asked: Promise<Response>): Promise<Response> {
  const isKept = buildFacts().pages[`/prepared${path}.html`] !== undefined;
  return askServer(asked, isKept ? maxPageMs.same : maxPageMs.frame, () => keptPage(path));
}

/** Answers with an asset: the kept one, else the server's, which is then kept. */
export async function answerAsset(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    wait(own().then((cache) => cache.put(request, copy)));
  }
  return response;
}
