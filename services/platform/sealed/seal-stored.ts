// Seals blobs that are older than the vault's encryption. Each blob is sealed in its own place, in one step of the store: it is complete before and
// after, and present readers keep their version. The pass may be interrupted anywhere; sealed blobs are skipped.
import { Readable } from 'node:stream';
import type { Objects } from '../ports/objects.ts';
import { isReserved } from './destroyed-keys.ts';
import { headerBytes, readHeader } from './format.ts';
import { isWriteConflict } from './key-records.ts';
import { putSealed } from './put-sealed.ts';
import { isPlainKey, openBlob } from './reading.ts';
import type { VaultKeys } from './vault-keys.ts';

/** One way through all keys. */
type Pass = { keys: AsyncIterator<string>; metPlain: boolean; failure?: unknown };

async function isPlain(objects: Objects, key: string): Promise<boolean> {
  if (isPlainKey(key) || isReserved(key)) return false;
  const { head, close } = await objects.open(key, { headBytes: headerBytes, rest: 'some' });
  const header = readHeader(head);
  await close();
  return !header;
}

async function sealOne(objects: Objects, keys: VaultKeys, key: string): Promise<void> {
  const { facts, read, close } = await openBlob(objects, keys, key, 'all');
  try {
    const { type, size, etag } = facts;
    // Refused if it was removed or replaced meanwhile.
    await putSealed(objects, keys, key, Readable.from(read()), { type, size, replaces: etag });
  } finally {
    await close();
  }
}

/** True if it was plain. A missing object is no error. */
async function sealPlain(objects: Objects, keys: VaultKeys, key: string): Promise<boolean> {
  try {
    if (!(await isPlain(objects, key))) return false;
    await sealOne(objects, keys, key);
    return true;
  } catch (error) {
    if (isWriteConflict(error)) return true;
    throw error;
  }
}

/**
 * Continues at each call, for about this time, and by one key at least. It ends after a pass over all keys without a plain one: the vault then accepts
 * no plain blob any more. A failed one does not prevent others; it is thrown at the end, and retried.
 */
export function sealStored(objects: Objects, keys: VaultKeys): (forMs: number) => Promise<void> {
  let pass: Pass | undefined;
  const end = async ({ metPlain, failure }: Pass) => {
    pass = undefined;
    if (failure === undefined && !metPlain) return keys.noteAllSealed();
    await keys.expectPlain();
    if (failure !== undefined) throw failure;
  };
  const goOn = async (current: Pass, until: number) => {
    do {
      const { value: key, done } = await current.keys.next();
      if (done) return end(current);
      try {
        if (await sealPlain(objects, keys, key)) current.metPlain = true;
      } catch (error) {
        current.failure = error;
      }
    } while (performance.now() < until);
  };
  return async (forMs) => {
    if (!(await keys.mayBePlain())) return;
    pass ??= { keys: objects.list('')[Symbol.asyncIterator](), metPlain: false };
    try {
      await goOn(pass, performance.now() + forMs);
    } catch (error) {
      // A listing that failed would seem to be at its end from now on.
      pass = undefined;
      throw error;
    }
  };
}
