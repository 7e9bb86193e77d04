// Simulated caches of the browser.
import { lendGlobals } from './lend-globals.ts';

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
export function fakeCaches(): CacheStorage {
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

const OfNode = globalThis.Response;

/** Response that can have a file of the simulated page as its body, which Node's cannot. */
class ResponseOfPage extends OfNode {
  readonly #file: Blob | undefined;

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body instanceof Blob ? null : body, init);
    this.#file = body instanceof Blob ? body : undefined;
  }
  override async blob(): Promise<Blob> {
    return this.#file ?? super.blob();
  }
  override clone(): Response {
    return this.#file ? this : super.clone();
  }
}

/** Caches that also take files of the simulated page. */
export function simulateCaches(): void {
  lendGlobals({ caches: fakeCaches(), Response: ResponseOfPage });
}
