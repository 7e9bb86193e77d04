// A device for tests of the service worker: the browser's caches, and a server that can be away.

/** A cache that lists entries in the order in which they were put, as browsers do. */
function fakeCache(): Cache {
  const entries = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, location.origin).href;
  const match: Cache['match'] = async (request) => entries.get(urlOf(request))?.clone();
  const put: Cache['put'] = async (request, response) => {
    entries.delete(urlOf(request));
    entries.set(urlOf(request), response);
  };
  const addAll: Cache['addAll'] = async (requests) => {
    for (const request of requests) {
      const response = await fetch(urlOf(request));
      if (!response.ok) throw new TypeError('a file is missing');
      await put(request, response);
    }
  };
  return {
    match,
    put,
    addAll,
    add: (request) => addAll([urlOf(request)]),
    matchAll: async () => [...entries.values()].map((response) => response.clone()),
    delete: async (request) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}

/** The caches of a browser. */
function fakeCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  return {
    async open(name) {
      const cache = all.get(name) ?? fakeCache();
      all.set(name, cache);
      return cache;
    },
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
    keys: async () => [...all.keys()],
    async match(request) {
      for (const cache of all.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
}

type Serve = (path: string, request: Request) => Response | Promise<Response>;

/** Gives this test file a device. `serve` is replaced by each test; `away` requests fail as without a network. */
export function openDevice() {
  const device = { serve: (() => new Response('', { status: 404 })) as Serve, asked: [] as string[] };
  Object.assign(globalThis, { caches: fakeCaches() });
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
