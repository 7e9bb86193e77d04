import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '../../errors.ts';
import type { BlobFacts, Blobs } from '../../ports/blobs.ts';
import { badRange, blobChanged, checkKey, headBytes, wrongSize } from '../../ports/shared/blob-rules.ts';
import { answerRefusal, letFinish } from '../../wire/http-refusal.ts';
import { errorCode, watchDisk } from './disk.ts';
import type { Stored } from './facts.ts';
import { openFolder } from './folder.ts';
import { signForm } from './form.ts';
import { takeForm } from './receive.ts';
import { sendStored } from './send.ts';

/** Blobs as files under `{dataDir}/blobs`. The SHA-256 is taken while the bytes are written; it is the ETag too. */
export async function embeddedBlobs({ dataDir }: { dataDir: string }): Promise<Blobs> {
  await mkdir(dataDir, { recursive: true });
  const secret = await ensureSecret(join(dataDir, 'blobs.key'));
  const folder = await openFolder(join(dataDir, 'blobs'));
  const disk = watchDisk(folder.temp);

  const writing = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      throw disk.failed(error);
    }
  };

  return {
    form: async (request) => signForm(secret, request, new Date()),
    async receive(request, response) {
      try {
        const key = await writing(() => takeForm(request, secret, folder, disk));
        response.writeHead(204).end();
        return key;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        letFinish(request);
        answerRefusal(response, error);
      }
    },
    async send(key, request, response, options) {
      await folder.using(key, (stored) => sendStored(folder, stored, request, response, options));
    },
    put: (key, bytes, { type, size }) =>
      writing(async () => {
        checkKey(key);
        const room = disk.keep(size);
        try {
          const written = await folder.write(Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes, size, room.filled);
          if (written.size === size) return factsOf(await folder.commit(key, type, written));
          await folder.discard(written);
          throw wrongSize();
        } finally {
          room.close();
        }
      }),
    async stat(key) {
      try {
        return await folder.using(key, async (stored, path) => {
          await stat(path);
          return factsOf(stored);
        });
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'missing') return undefined;
        throw error;
      }
    },
    read: (key, range) =>
      folder.using(key, async (stored, path) => {
        if (range && !(range.start >= 0 && range.start <= range.end && range.start < stored.size)) throw badRange();
        return (await open(path)).createReadStream(range);
      }),
    copy: (from, to, etag, type) =>
      writing(async () => {
        checkKey(to);
        await folder.using(from, async (source) => {
          if (etagOf(source) !== etag) throw blobChanged();
          await folder.link(source, to, type);
        });
      }),
    remove: (keys) =>
      writing(async () => {
        for (const key of keys) await folder.remove(key);
      }),
    digest: (key, etag) =>
      folder.using(key, async (stored, path) => {
        if (etagOf(stored) !== etag) throw blobChanged();
        const handle = await open(path);
        try {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(headBytes, stored.size)), { position: 0 });
          return { sha256: stored.sha256, head: buffer.subarray(0, bytesRead) };
        } finally {
          await handle.close();
        }
      }),
    async *list(prefix, before) {
      for await (const { key, modifiedAt } of folder.list(prefix)) if (!before || modifiedAt < before.toISOString()) yield key;
    },
    problems: disk.problems,
  };
}

function etagOf(stored: Stored): string {
  return `"${stored.sha256}"`;
}

function factsOf(stored: Stored): BlobFacts {
  return { size: stored.size, etag: etagOf(stored), type: stored.type, modifiedAt: stored.modifiedAt };
}

/** The key that signs forms: made once, readable by the owner of the process only. */
async function ensureSecret(path: string): Promise<Buffer> {
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'hex');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32);
  await writeFile(`${path}.new`, secret.toString('hex'), { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return secret;
}
