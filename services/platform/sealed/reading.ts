// Reads blobs, sealed or plain. For a range only its chunks are read; nothing beyond a chunk is buffered.
import type { ObjectFacts, Objects, OpenedObject, ReadPlan } from '../ports/objects.ts';
import { badRange, damaged } from '../ports/shared/blob-rules.ts';
import { blobKey, chunkBytes, chunksOf, headerBytes, readHeader, sealedSizeOf, unseal } from './format.ts';
import { plainPrefix, type VaultKeys } from './vault-keys.ts';

export type Range = { start: number; end: number };
/** `size` is that of the plain bytes. */
export type OpenedBlob = {
  facts: ObjectFacts;
  isSealed: boolean;
  /** Plain bytes from `start` to `end` (inclusive, within the blob); all of them without. */
  read(range?: Range): AsyncIterable<Buffer>;
  /** Has to be called at the end; a second call is allowed. */
  close(): Promise<void>;
};

/** Id of a blob's owner: the part of its key after the area. */
export const ownerOf = (key: string): string => key.split('/')[1] ?? key;

export const isPlainKey = (key: string): boolean => key.startsWith(plainPrefix);

/** A range within a blob of this size. Refuses one without any byte of it. */
export function rangeWithin(size: number, { start, end }: Range): Range {
  if (!(start >= 0 && start <= end && start < size)) throw badRange();
  return { start, end: Math.min(end, size - 1) };
}

/** Sealed bytes from `from` to `to`, inclusive. */
async function* storedBytes({ head, read }: OpenedObject, from: number, to: number): AsyncGenerator<Buffer> {
  const known = head.subarray(from, to + 1);
  if (known.length > 0) yield known;
  if (from + known.length <= to) yield* read(from + known.length, to);
}

/** The caller may keep the pieces, so each is copied. */
async function* plainBytes(object: OpenedObject, { start, end }: Range): AsyncGenerator<Buffer> {
  for await (const piece of storedBytes(object, start, end)) yield Buffer.from(piece);
}

/** Drops bytes of the chunks before and after the range. */
async function* cut(pieces: AsyncIterable<Buffer>, skipBytes: number, lengthBytes: number): AsyncGenerator<Buffer> {
  let [skip, left] = [skipBytes, lengthBytes];
  for await (const piece of pieces) {
    const wanted = piece.subarray(skip, skip + left);
    skip = Math.max(0, skip - piece.length);
    left -= wanted.length;
    if (wanted.length > 0) yield wanted;
  }
}

/** Header, and the first part of a whole read. */
const wanted: Record<ReadPlan['rest'], ReadPlan> = {
  some: { headBytes: headerBytes, rest: 'some' },
  all: { headBytes: sealedSizeOf(8 * chunkBytes), rest: 'all' },
};

/** `rest`: whether all of it is about to be read, or some. Refuses: `damaged-file`, `key-destroyed`. */
export async function openBlob(objects: Objects, keys: VaultKeys, key: string, rest: ReadPlan['rest']): Promise<OpenedBlob> {
  const object = await objects.open(key, wanted[rest]);
  try {
    return await openObject(keys, key, object);
  } catch (error) {
    await object.close();
    throw error;
  }
}

async function openObject(keys: VaultKeys, key: string, object: OpenedObject): Promise<OpenedBlob> {
  const { facts, head, close } = object;
  const whole = (size: number): Range => ({ start: 0, end: size - 1 });
  const header = isPlainKey(key) ? undefined : readHeader(head);
  if (!header) {
    if (!isPlainKey(key) && !(await keys.mayBePlain())) throw damaged();
    return { facts, isSealed: false, read: (range = whole(facts.size)) => plainBytes(object, range), close };
  }
  const { size } = header;
  if (facts.size !== sealedSizeOf(size)) throw damaged();
  const opened = blobKey(await keys.find(ownerOf(key), header.keyId), header, key);
  return {
    facts: { ...facts, size, sha256: undefined },
    isSealed: true,
    read(range = whole(size)) {
      const chunks = chunksOf(size, range);
      const plain = unseal(storedBytes(object, chunks.from, chunks.to), header, opened, chunks);
      return cut(plain, range.start - chunks.start, range.end + 1 - range.start);
    },
    close,
  };
}
