// Files that arrive in parts. The name of the file is the number of its durable bytes, so that one rename records a part. Bytes beyond that number are
// of a torn part, and are overwritten.
//   parts/{hash of key}/{bytes}
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { serialByKey } from '../../async/serial-by-key.ts';
import type { Blobs, FilePart, IncomingFile } from '../../ports/blobs.ts';
import { checkKey, checkPart, incompleteMs } from '../../ports/shared/blob-rules.ts';
import { verifiedPieces } from '../../ports/shared/part-bytes.ts';
import type { Disk } from './disk.ts';
import { listNames } from './files.ts';
import { type Folder, writeBehindBytes } from './folder.ts';

export type IncompleteFiles = Pick<Blobs, 'countStored' | 'append' | 'discardParts'>;

/** Hash of the first bytes of a file. */
type RunningHash = { readonly bytes: number; readonly hash: Hash };
/** Files whose hash continues with the next part. All bytes of others are read once more at the end. */
const maxHashes = 500;

export async function openIncompleteFiles(folder: Folder, disk: Disk): Promise<IncompleteFiles> {
  const root = join(folder.root, 'parts');
  await mkdir(root, { recursive: true, mode: 0o700 });
  await removeStale(root);
  const turns = serialByKey();
  const hashes = new LRUCache<string, RunningHash>({ max: maxHashes });
  const folderOf = (key: string) => {
    checkKey(key);
    return join(root, createHash('sha256').update(key).digest('hex').slice(0, 48));
  };
  const hashUpTo = (key: string, bytes: number): Hash | undefined => {
    if (bytes === 0) return createHash('sha256');
    const known = hashes.get(key);
    return known?.bytes === bytes ? known.hash.copy() : undefined;
  };

  const complete = async ({ key, type, size }: IncomingFile, hash?: Hash): Promise<void> => {
    const temp = join(folderOf(key), String(size));
    await folder.commit(key, type, { temp, size, sha256: (hash ?? (await hashOf(temp))).digest('hex') });
    await rm(folderOf(key), { recursive: true, force: true });
    hashes.delete(key);
  };

  const count = async (file: IncomingFile): Promise<number> => {
    const bytes = await durableBytes(folderOf(file.key));
    if (bytes !== undefined && bytes < file.size) return bytes;
    // The process ended before it stored the complete file.
    if (bytes === file.size) await complete(file);
    return (await folder.find(file.key)) ? file.size : 0;
  };

  const append = async (file: IncomingFile, part: FilePart): Promise<number> => {
    const stored = await count(file);
    checkPart(file, part, stored);
    if (part.size === 0) return stored;
    const room = disk.keep(file.size - stored);
    try {
      const parent = folderOf(file.key);
      await mkdir(parent, { recursive: true, mode: 0o700 });
      const path = join(parent, String(stored));
      const hash = hashUpTo(file.key, stored);
      const { bytes, failure } = await writePart(path, part, (pieces) => {
        for (const piece of pieces) {
          hash?.update(piece);
          room.filled(piece.length);
        }
      });
      const total = stored + bytes;
      if (bytes > 0) await rename(path, join(parent, String(total)));
      if (hash && bytes > 0) hashes.set(file.key, { bytes: total, hash });
      if (failure !== undefined) throw failure;
      if (total === file.size) await complete(file, hash);
      return total;
    } finally {
      room.close();
    }
  };

  return {
    countStored: (file) => turns.run(file.key, () => count(file)),
    append: (file, part) => turns.run(file.key, () => append(file, part)),
    discardParts: (key) => turns.run(key, () => rm(folderOf(key), { recursive: true, force: true })),
  };
}

/** Undefined if nothing has arrived. */
async function durableBytes(parent: string): Promise<number | undefined> {
  const [name] = await listNames(parent);
  return name === undefined ? undefined : Number(name);
}

/**
 * Writes the bytes of a part where they belong, and syncs them. A torn part has a `failure`, and the number of bytes that were written: none of a part with
 * a digest.
 */
async function writePart(path: string, part: FilePart, written: (pieces: readonly Buffer[]) => void): Promise<{ bytes: number; failure?: unknown }> {
  const handle = await open(path, part.offset === 0 ? 'w' : 'r+', 0o600);
  let pieces: Buffer[] = [];
  let [bytes, waiting] = [0, 0];
  let failure: unknown;
  const flush = async () => {
    if (pieces.length > 0) await handle.writev(pieces, part.offset + bytes);
    written(pieces);
    bytes += waiting;
    [pieces, waiting] = [[], 0];
  };
  try {
    try {
      for await (const piece of verifiedPieces(part)) {
        waiting += piece.length;
        if (pieces.push(piece) && waiting >= writeBehindBytes) await flush();
      }
    } catch (error) {
      failure = error;
    }
    if (failure !== undefined && part.sha256 !== undefined) return { bytes: 0, failure };
    await flush();
    await handle.sync();
    return { bytes, failure };
  } finally {
    await handle.close();
  }
}

async function hashOf(path: string): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: writeBehindBytes })) hash.update(piece);
  return hash;
}

async function removeStale(root: string): Promise<void> {
  for (const name of await listNames(root)) {
    const path = join(root, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > incompleteMs) await rm(path, { recursive: true, force: true });
  }
}
