import { withCache } from './member.ts';

/** Limits of a cache; their product limits its bytes. */
type Limits = { readonly area: string; readonly maxEntries: number; readonly maxEntryBytes: number };

type BoundedCache = {
  /** Response that is kept for the member of a session. */
  readonly find: (session: number, key: string) => Promise<Response | undefined>;
  readonly keep: (session: number, key: string, response: Response) => Promise<void>;
  readonly drop: (session: number, keys: readonly string[]) => Promise<void>;
  /** Paths of all that is kept. */
  readonly paths: (session: number) => Promise<readonly string[]>;
};

/** Headers of a kept response. Cookies and lifetimes belong to an answer that was just sent. */
const keptHeaders = ['Content-Type', 'Content-Security-Policy', 'X-Content-Type-Options', 'ETag'];

/** Copy of a response, read as a whole; undefined if it is too large. */
async function copyOf(response: Response, maxBytes: number): Promise<Response | undefined> {
  if (Number(response.headers.get('Content-Length')) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > maxBytes) return undefined;
  const headers = new Headers();
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(bytes, { headers });
}

/** Cache of the signed-in member, from which the least recently used entries are dropped. The browser lists entries in the order of their keeping. */
export function boundedCache({ area, maxEntries, maxEntryBytes }: Limits): BoundedCache {
  /** Keys in that order, listed once for a session, since a list reads the whole cache. */
  let order: { readonly session: number; keys: readonly string[] } | undefined;
  const orderOf = async (session: number, cache: Cache) => {
    if (order?.session !== session) order = { session, keys: (await cache.keys()).map(({ url }) => url) };
    return order;
  };
  const absolute = (key: string) => new URL(key, location.origin).href;

  const drop = async (session: number, keys: readonly string[]) => {
    const gone = keys.map(absolute);
    await withCache(session, area, async (cache) => {
      if (order) order.keys = order.keys.filter((other) => !gone.includes(other));
      await Promise.all(gone.map((url) => cache.delete(url)));
    });
  };
  const keep = async (session: number, key: string, response: Response) => {
    const copy = await copyOf(response, maxEntryBytes);
    if (!copy) return drop(session, [key]);
    await withCache(session, area, async (cache) => {
      const known = await orderOf(session, cache);
      const url = absolute(key);
      const etag = copy.headers.get('ETag');
      const isRecent = known.keys.indexOf(url) >= Math.max(0, known.keys.length - maxEntries / 2);
      // Not written again while nothing changes, neither its content nor much of its place in the order.
      if (isRecent && etag !== null && (await cache.match(url))?.headers.get('ETag') === etag) return;
      await cache.put(url, copy);
      const keys = [...known.keys.filter((other) => other !== url), url];
      const dropped = keys.slice(0, Math.max(0, keys.length - maxEntries));
      await Promise.all(dropped.map((old) => cache.delete(old)));
      known.keys = keys.slice(dropped.length);
    });
  };
  return {
    find: (session, key) => withCache(session, area, (cache) => cache.match(absolute(key))),
    keep,
    drop,
    async paths(session) {
      const known = await withCache(session, area, (cache) => orderOf(session, cache));
      return (known?.keys ?? []).map((url) => new URL(url).pathname);
    },
  };
}
