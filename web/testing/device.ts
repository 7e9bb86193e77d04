// A device for tests of the service worker: the browser's caches, and a server that can be away.
import { keptCalls } from '../build/kept-calls.ts';
import { fakeCaches } from './caches.ts';
import { lendGlobals } from './lend-globals.ts';

type Serve = (path: string, request: Request) => Response | Promise<Response>;

/** Gives this test file a device. `serve` is replaced by each test; `away` requests fail as without a network. */
export function openDevice() {
  const device = { serve: (() => new Response('', { status: 404 })) as Serve, asked: [] as string[] };
  lendGlobals({ caches: fakeCaches(), kloakBuild: { id: 'one', pages: {}, assets: [], keptCalls } });
  globalThis.fetch = async (wanted) => {
    const request = wanted instanceof Request ? wanted : new Request(new URL(wanted, location.origin));
    const { pathname, search } = new URL(request.url);
    device.asked.push(pathname + search);
    return device.serve(pathname, request);
  };
  return device;
}

/** A server that cannot be reached. */
export const away: Serve = () => Promise.reject(new TypeError('failed to fetch'));

export const json = (body: object, init: ResponseInit = {}): Response => new Response(JSON.stringify({ success: true, ...body }), init);

export const picture = (bytes = 'picture', headers: Record<string, string> = {}): Response =>
  new Response(bytes, { headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-cache', ...headers } });
