// Simulated caches of the browser.

/** A cache that lists entries in the order in which they were put, as browsers do. */
function simulateCache(): Cache {
  const entries = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, location.origin).href;
  const unused = () => Promise.reject(new Error('not simulated'));
  return {
    match: async (request) => withBlob(entries.get(urlOf(request))),
    async put(request, response) {
      entries.set(urlOf(request), response);
    },
    delete: async (request) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    add: unused,
    addAll: unused,
    matchAll: unused,
  };
}

/** Node's blobs are not those of the simulated page. */
function withBlob(response: Response | undefined): Response | undefined {
  const copy = response?.clone();
  return copy && Object.assign(copy, { blob: async () => new Blob([await copy.arrayBuffer()]) });
}

export function simulateCaches(): void {
  const all = new Map<string, Cache>();
  const caches: CacheStorage = {
    async open(name) {
      const cache = all.get(name) ?? simulateCache();
      all.set(name, cache);
      return cache;
    },
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
    keys: async () => [...all.keys()],
    match: async () => undefined,
  };
  Object.assign(globalThis, { caches });
}
