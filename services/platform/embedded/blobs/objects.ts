import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '../../errors.ts';
import type { BlobFacts } from '../../ports/blobs.ts';
import type { Objects, OpenedObject } from '../../ports/objects.ts';
import { checkKey, wrongSize } from '../../ports/shared/blob-rules.ts';
import { chunkBytes, sealedSizeOf } from '../../sealed/format.ts';
import { watchDisk } from './disk.ts';
import { etagOf, type ObjectFacts } from './facts.ts';
import { openFolder } from './folder.ts';
import { signForm } from './form.ts';
import { openIncompleteFiles } from './parts.ts';
import { receiveForm } from './receive.ts';

/** Read at once: a header and whole chunks of a sealed blob. */
const partBytes = sealedSizeOf(8 * chunkBytes);

/** `formSecret` signs forms; without it, forms are valid during the process only. */
type ObjectSettings = { dataDir: string; formSecret?: Buffer };

/** Objects as files under `{dataDir}/blobs`. The SHA-256 is taken while the bytes are written; it is the ETag too. */
export async function embeddedObjects({ dataDir, formSecret: secret = randomBytes(32) }: ObjectSettings): Promise<Objects> {
  await mkdir(dataDir, { recursive: true });
  // Older builds kept the secret of forms there in clear.
  await rm(join(dataDir, 'blobs.key'), { force: true });
  const folder = await openFolder(join(dataDir, 'blobs'));
  const disk = watchDisk(folder.temp);
  const incomplete = await openIncompleteFiles(folder, disk);

  const writing = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      throw disk.failed(error);
    }
  };

  /** A disk that refuses reads counts as unavailable, like a store that does not answer. */
  const asking = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      throw disk.unread(error);
    }
  };

  return {
    form: async (request) => signForm(secret, request, new Date()),
    receive: (request, _response, posting) => writing(() => receiveForm(request, posting, { secret, folder, disk })),
    countStored: (file) => writing(() => incomplete.countStored(file)),
    append: (file, part) => writing(() => incomplete.append(file, part)),
    discardParts: (key) => writing(() => incomplete.discardParts(key)),
    put: (key, bytes, { type, size, replaces }) =>
      writing(async () => {
        checkKey(key);
        const room = disk.keep(size);
        try {
          const written = await folder.write(Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes, size, room.filled);
          if (written.size === size) return factsOf(await folder.commit(key, type, written, replaces));
          await folder.discard(written);
          throw wrongSize();
        } finally {
          room.close();
        }
      }),
    async stat(key) {
      try {
        return await asking(() =>
          folder.using(key, async (stored, path) => {
            await stat(path);
            return factsOf(stored);
          }),
        );
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'missing') return undefined;
        throw error;
      }
    },
    open: (key, { headBytes }) => asking(() => folder.using(key, (stored, path) => openObject(stored, path, headBytes))),
    remove: (keys) =>
      writing(async () => {
        for (const key of keys) await folder.remove(key);
      }),
    async *list(prefix, before) {
      for await (const { key, modifiedAt } of folder.list(prefix)) if (!before || modifiedAt < before.toISOString()) yield key;
    },
    space: disk.space,
    problems: disk.problems,
  };
}

/** Buffers that are read into, and used again: a new one for each object costs more than its reading. */
const parts: Buffer[] = [];
const maxParts = 16;

/** Reads by one handle, so from one version, even if it is replaced meanwhile. */
async function openObject(stored: ObjectFacts, path: string, headBytes: number): Promise<OpenedObject> {
  const handle = await open(path);
  const buffer = parts.pop() ?? Buffer.allocUnsafeSlow(partBytes);
  let closed: Promise<void> | undefined;
  // Ends running reads into the buffer before the file is closed.
  const close = () => (closed ??= handle.close().finally(() => parts.length < maxParts && parts.push(buffer)));
  try {
    const { bytesRead } = await handle.read(buffer, { position: 0, length: Math.min(headBytes, partBytes) });
    return {
      facts: { ...factsOf(stored), sha256: stored.sha256 },
      head: buffer.subarray(0, bytesRead),
      read: (start, end) => readParts(handle, buffer, start, end),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* readParts(handle: FileHandle, part: Buffer, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; ) {
    const { bytesRead } = await handle.read(part, { position: at, length: Math.min(part.length, end + 1 - at) });
    if (bytesRead === 0) return;
    yield part.subarray(0, bytesRead);
    at += bytesRead;
  }
}

function factsOf(stored: ObjectFacts): BlobFacts {
  return { size: stored.size, etag: etagOf(stored), type: stored.type, modifiedAt: stored.modifiedAt };
}
