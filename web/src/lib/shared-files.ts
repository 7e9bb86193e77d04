// Files that another app of this device shared with ours, until the upload takes them. The worker keeps them, the page takes them.
import { dropShared, sharedCache } from './shared-cache.ts';

/** Reason why nothing was kept. */
export const shareFaults = ['nothing', 'too-many', 'no-room'] as const;
export type ShareFault = (typeof shareFaults)[number];

type Share = { readonly files: readonly File[]; readonly title: string; readonly text: string };
/** Facts of a kept file. Its address in the cache contains them, so that a list needs no bytes. */
type Kept = { readonly address: string; readonly at: number; readonly size: number; readonly name: string; readonly type: string; readonly modified: number };

const [filePath, wordsPath, ownerPath] = ['/share/file', '/share/words', '/share/owner'];
export const maxSharedFiles = 1000;
/** Bytes of all kept files together, and the share of the browser's free room that they may take. */
export const maxSharedBytes = 1e9;
const maxShare = 0.25;
const maxNameCharacters = 255;
const maxWordsCharacters = 20_000;
/** Time for which they wait, in milliseconds. */
const keptMs = 24 * 60 * 60_000;

function readKept(address: string): Kept | undefined {
  const { pathname, searchParams } = new URL(address);
  if (pathname !== filePath) return undefined;
  const text = (name: string) => searchParams.get(name) ?? '';
  const number = (name: string) => Number(text(name));
  return { address, at: number('at'), size: number('size'), name: text('name'), type: text('type'), modified: number('modified') };
}

/** Lists kept files in their order. Drops those that have waited for too long. */
async function listKept(cache: Cache, now: number): Promise<readonly Kept[]> {
  const all = (await cache.keys()).flatMap(({ url }) => readKept(url) ?? []);
  const isOld = ({ at }: Kept) => now - at > keptMs || at > now;
  await Promise.all(all.filter(isOld).map(({ address }) => cache.delete(address)));
  return all.filter((one) => !isOld(one));
}

async function roomInBytes(): Promise<number> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.min(maxSharedBytes, (quota - usage) * maxShare);
}

/** Keeps what was shared, whole or not at all. Returns the reason if nothing is kept. */
export async function keepShare({ files, title, text }: Share, now: number): Promise<ShareFault | undefined> {
  if (files.length === 0) return 'nothing';
  const cache = await caches.open(sharedCache);
  const before = await listKept(cache, now);
  if (before.length + files.length > maxSharedFiles) return 'too-many';
  const sizes = [...before, ...files].map(({ size }) => size);
  if (sizes.reduce((sum, size) => sum + size, 0) > (await roomInBytes())) return 'no-room';
  const put: string[] = [];
  try {
    for (const [nth, file] of files.entries()) {
      const { size, type, lastModified } = file;
      const name = file.name.slice(-maxNameCharacters);
      const known = new URLSearchParams({ at: `${now}`, nth: `${nth}`, size: `${size}`, name, type, modified: `${lastModified}` });
      const address = new URL(`${filePath}?${known}`, location.origin).href;
      await cache.put(address, new Response(file));
      put.push(address);
    }
    const words = { title: title.slice(0, maxWordsCharacters), text: text.slice(0, maxWordsCharacters) };
    await cache.put(wordsPath, new Response(JSON.stringify(words)));
    return undefined;
  } catch {
    await Promise.all(put.map((address) => cache.delete(address)));
    return 'no-room';
  }
}

export type TakenShare = Share & {
  /** Forgets them, once the upload has them. */
  readonly done: () => Promise<void>;
};

/** Takes what waits. It belongs to this member from then on; what an earlier member took and left is dropped. */
export async function takeShare(me: string, now: number): Promise<TakenShare | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return undefined;
  const cache = await caches.open(sharedCache);
  const owner = await readOwner(cache);
  const listed = await listKept(cache, now);
  const isOthers = ({ at }: Kept) => owner !== undefined && owner.me !== me && at <= owner.at;
  await Promise.all(listed.filter(isOthers).map(({ address }) => cache.delete(address)));
  const kept = listed.filter((one) => !isOthers(one));
  if (kept.length === 0) {
    await dropShared();
    return undefined;
  }
  await cache.put(ownerPath, new Response(JSON.stringify({ me, at: now })));
  const words = await readWords(cache);
  const files = await Promise.all(kept.map((one) => readFile(cache, one)));
  return {
    ...words,
    files: files.flatMap((file) => file ?? []),
    async done() {
      await Promise.all(kept.map(({ address }) => cache.delete(address)));
      if ((await listKept(cache, now)).length === 0) await dropShared();
    },
  };
}

async function readFile(cache: Cache, { address, name, type, modified }: Kept): Promise<File | undefined> {
  const bytes = await (await cache.match(address))?.blob();
  return bytes && new File([bytes], name, { type, lastModified: modified });
}

async function readOwner(cache: Cache): Promise<{ readonly me: string; readonly at: number } | undefined> {
  return (await cache.match(ownerPath))?.json();
}

async function readWords(cache: Cache): Promise<Pick<Share, 'title' | 'text'>> {
  return (await (await cache.match(wordsPath))?.json()) ?? { title: '', text: '' };
}
