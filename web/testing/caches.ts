// Simulated caches of the browser.

/** A cache that lists entries in the order in which they were put, as browsers do. */
function simulateCache(): Cache {
  const entries = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, location.origin).href;
  const unused = () => Promise.reject(new Error('not simulated'));
  return {
    match: async (request) => entries.get(urlOf(request))?.clone(),
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
  Object.assign(globalThis, { caches, Response: ResponseOfPage });
}
