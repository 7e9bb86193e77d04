import { Readable } from 'node:stream';
import type { BlobFacts } from '../ports/blobs.ts';
import type { Objects } from '../ports/objects.ts';
import { blobKey, newHeader, seal, sealedSizeOf } from './format.ts';
import { ownerOf } from './reading.ts';
import type { VaultKeys } from './vault-keys.ts';

/** `replaces` as in `Objects`. */
type PutOptions = { type: string; size: number; replaces?: string };

/** Seals bytes into their place, under the key of their owner. */
export async function putSealed(objects: Objects, keys: VaultKeys, key: string, pieces: AsyncIterable<Buffer>, putting: PutOptions): Promise<BlobFacts> {
  const { type, size, replaces } = putting;
  const dataKey = await keys.forSealing(ownerOf(key));
  const header = newHeader(dataKey.id, size);
  const sealed = Readable.from(seal(pieces, header, blobKey(dataKey, header, key)), { objectMode: false });
  return { ...(await objects.put(key, sealed, { type, size: sealedSizeOf(size), replaces })), size };
}
