// The blobs port over a platform's object store: everything except fresh posts is sealed. See [Note: Sealed blobs].
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refusal } from '../errors.ts';
import type { BlobBytes, Blobs } from '../ports/blobs.ts';
import type { Objects, ReadPlan } from '../ports/objects.ts';
import { blobChanged, headBytes } from '../ports/shared/blob-rules.ts';
import { restNeeded, sendBytes } from '../wire/send-bytes.ts';
import { checkOurs, isReserved } from './destroyed-keys.ts';
import { putSealed } from './put-sealed.ts';
import { isPlainKey, type OpenedBlob, openBlob, type Range, rangeWithin } from './reading.ts';
import { sealStored } from './seal-stored.ts';
import type { VaultKeys } from './vault-keys.ts';

/** Pieces of a stream: a failure before the first read is thrown by that read. */
function piecesOf(bytes: Buffer | Readable): AsyncIterable<Buffer> {
  return Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes.on('error', () => undefined);
}

export function sealedBlobs(objects: Objects, keys: VaultKeys): Blobs {
  const open = async (key: string, rest: ReadPlan['rest']) => {
    checkOurs(key);
    return openBlob(objects, keys, key, rest);
  };
  const using = async <T>(key: string, rest: ReadPlan['rest'], action: (blob: OpenedBlob) => Promise<T>): Promise<T> => {
    const blob = await open(key, rest);
    try {
      return await action(blob);
    } finally {
      await blob.close();
    }
  };
  const put: Blobs['put'] = async (key, bytes, { type, size }) => {
    checkOurs(key);
    if (isPlainKey(key)) return objects.put(key, bytes, { type, size });
    return putSealed(objects, keys, key, piecesOf(bytes), { type, size });
  };

  return {
    form: objects.form,
    receive: objects.receive,
    countStored: objects.countStored,
    append: objects.append,
    discardParts: objects.discardParts,
    space: objects.space,
    problems: objects.problems,
    put,
    send: (key, request, response, options) => using(key, restNeeded(request), (blob) => sendBytes(blob, request, response, options)),
    async stat(key) {
      try {
        return await using(key, 'some', async ({ facts: { sha256: _, ...facts } }) => facts);
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'missing') return undefined;
        throw error;
      }
    },
    async read(key, range) {
      const blob = await open(key, range ? 'some' : 'all');
      try {
        return bytesOf(blob, range && rangeWithin(blob.facts.size, range));
      } catch (error) {
        await blob.close();
        throw error;
      }
    },
    async copy(from, to, etag, type) {
      checkOurs(to);
      await using(from, 'all', async ({ facts, read }) => {
        if (facts.etag !== etag) throw blobChanged();
        await put(to, Readable.from(read(), { objectMode: false }), { type, size: facts.size });
      });
    },
    async remove(all) {
      all.forEach(checkOurs);
      await objects.remove(all);
    },
    digest: (key, etag) => using(key, 'all', (blob) => digestOf(blob, etag)),
    async *list(prefix, before) {
      for await (const key of objects.list(prefix, before)) if (!isReserved(key)) yield key;
    },
    destroyKey: keys.destroy,
    rewrapKeys: keys.rewrap,
    sealStored: sealStored(objects, keys),
    expectPlain: keys.expectPlain,
  };
}

/** Closes the blob after its last piece. No stream of Node: its garbage is collected late, tens of megabytes for a long archive. */
function bytesOf({ read, close }: OpenedBlob, range: Range | undefined): BlobBytes {
  const pieces = readAndClose(read(range), close);
  return {
    [Symbol.asyncIterator]: () => pieces,
    async [Symbol.asyncDispose]() {
      await pieces.return();
      // A generator that never started skips its last lines.
      await close();
    },
  };
}

async function* readAndClose(pieces: AsyncIterable<Buffer>, close: OpenedBlob['close']): AsyncGenerator<Buffer, void> {
  try {
    yield* pieces;
  } finally {
    await close();
  }
}

async function digestOf({ facts, read }: OpenedBlob, etag: string): Promise<{ sha256: string; head: Buffer }> {
  if (facts.etag !== etag) throw blobChanged();
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let headLength = 0;
  for await (const piece of read(facts.sha256 === undefined || facts.size === 0 ? undefined : { start: 0, end: Math.min(headBytes, facts.size) - 1 })) {
    hash.update(piece);
    if (headLength < headBytes) head.push(piece.subarray(0, headBytes - headLength));
    headLength += piece.length;
  }
  return { sha256: facts.sha256 ?? hash.digest('hex'), head: Buffer.concat(head) };
}
