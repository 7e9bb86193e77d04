// Format of sealed blobs. [Note: Sealed blobs]
//   header, 64 bytes: magic · id of the data key · size of the plain bytes · salt.
//   chunks, each: 64 KiB of plain bytes (the last one has the rest, or none) as AES-256-GCM, then its tag of 16 bytes.
// Each blob has a key of its own, derived from the data key by HKDF over the salt, the header and the blob's name. A blob under another name, or under
// another header, therefore never opens. The nonce of a chunk is its position and a flag for the last one. Under a key for a single blob no nonce
// repeats, and no chunk opens in another place.
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { damaged, fileTooLarge, wrongSize } from '../ports/shared/blob-rules.ts';
import { ownBytes } from '../wire/own-bytes.ts';

const magic = Buffer.from('KLOAKS01');
const saltBytes = 32;
export const keyIdBytes = 16;
export const headerBytes = magic.length + keyIdBytes + 8 + saltBytes;
export const chunkBytes = 65_536;
const tagBytes = 16;
export const sealedChunkBytes = chunkBytes + tagBytes;
const algorithm = 'aes-256-gcm';

/** `bytes` is the header's form in the blob, `keyId` (hex) names the data key, `size` is that of the plain bytes. */
export type Header = { bytes: Buffer; keyId: string; size: number };
/** The secret that the keys of one person's blobs are derived from. */
export type DataKey = { id: string; secret: Buffer };

export function newHeader(keyId: string, size: number): Header {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(size));
  return { bytes: Buffer.concat([magic, Buffer.from(keyId, 'hex'), length, randomBytes(saltBytes)]), keyId, size };
}

/** The header that bytes begin with; undefined when they are not sealed. */
export function readHeader(beginning: Buffer): Header | undefined {
  if (beginning.length < headerBytes || !beginning.subarray(0, magic.length).equals(magic)) return undefined;
  const bytes = Buffer.from(beginning.subarray(0, headerBytes));
  const sizeAt = magic.length + keyIdBytes;
  return { bytes, keyId: bytes.toString('hex', magic.length, sizeAt), size: Number(bytes.readBigUInt64BE(sizeAt)) };
}

/** The key of one blob. */
export function blobKey({ secret }: DataKey, { bytes }: Header, name: string): KeyObject {
  const salt = bytes.subarray(headerBytes - saltBytes);
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat([bytes, Buffer.from(name)]), 32)));
}

/** Counts at least one: an empty blob has one empty chunk, so that it cannot be forged either. */
const chunkCountOf = (size: number): number => Math.max(1, Math.ceil(size / chunkBytes));

/** Bytes of a sealed blob. */
export const sealedSizeOf = (size: number): number => headerBytes + size + chunkCountOf(size) * tagBytes;

/** Chunks of a blob, `first` to `last`, at `from` to `to` in its sealed bytes, all inclusive; their plain bytes begin at `start`. */
export type Chunks = { first: number; last: number; from: number; to: number; start: number };

/** The chunks that hold plain bytes `start` to `end` (inclusive). */
export function chunksOf(size: number, { start, end }: { start: number; end: number }): Chunks {
  const [first, last] = [Math.floor(start / chunkBytes), Math.floor(Math.max(start, end) / chunkBytes)];
  const to = Math.min(headerBytes + (last + 1) * sealedChunkBytes, sealedSizeOf(size)) - 1;
  return { first, last, from: headerBytes + first * sealedChunkBytes, to, start: first * chunkBytes };
}

function nonceOf(index: number, size: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(index === chunkCountOf(size) - 1 ? 1 : 0);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

const plainBytesIn = (index: number, size: number): number => Math.min(chunkBytes, size - index * chunkBytes);

/** Seals bytes as they arrive: header first, then a buffer for each chunk. Refuses more or fewer bytes than the header has. */
export async function* seal(pieces: AsyncIterable<Buffer>, { bytes: header, size }: Header, key: KeyObject): AsyncGenerator<Buffer> {
  yield header;
  let [index, left] = [0, plainBytesIn(0, size)];
  let cipher = createCipheriv(algorithm, key, nonceOf(0, size));
  let made: Buffer[] = [];
  const finish = () => {
    const chunk = Buffer.concat([...made, cipher.final(), cipher.getAuthTag()]);
    made = [];
    return chunk;
  };
  const last = chunkCountOf(size) - 1;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      if (left === 0) {
        if (index === last) throw fileTooLarge();
        yield finish();
        index += 1;
        left = plainBytesIn(index, size);
        cipher = createCipheriv(algorithm, key, nonceOf(index, size));
      }
      const part = piece.subarray(at, at + left);
      made.push(cipher.update(part));
      at += part.length;
      left -= part.length;
    }
  }
  if (index < last || left > 0) throw wrongSize();
  yield finish();
}

/**
 * Yields the plain bytes of chunks, each only after its whole chunk is verified for its place. `pieces` are the sealed bytes of these chunks and no
 * others, of any lengths, and each is valid only until the next one is requested. Yielded bytes belong to the reader (`freeBytes`). Refuses:
 * `damaged-file`.
 */
export async function* unseal(pieces: AsyncIterable<Buffer>, { size }: Header, key: KeyObject, { first, last }: Chunks): AsyncGenerator<Buffer> {
  let index = first;
  let opening: OpeningChunk | undefined;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      if (index > last) throw damaged();
      opening ??= openChunk(index, size, key);
      at += opening.take(piece.subarray(at));
      if (!opening.isWhole()) continue;
      yield* opening.finish();
      opening = undefined;
      index += 1;
    }
  }
  if (opening || index <= last) throw damaged();
}

type OpeningChunk = {
  /** Takes the chunk's bytes; returns their number. */
  take(bytes: Buffer): number;
  isWhole(): boolean;
  finish(): Buffer[];
};

function openChunk(index: number, size: number, key: KeyObject): OpeningChunk {
  const decipher = createDecipheriv(algorithm, key, nonceOf(index, size), { authTagLength: tagBytes });
  const tag = Buffer.alloc(tagBytes);
  const opened: Buffer[] = [];
  let [left, tagged] = [plainBytesIn(index, size), 0];
  return {
    take(bytes) {
      const sealed = bytes.subarray(0, left);
      if (sealed.length > 0) opened.push(ownBytes(decipher.update(sealed)));
      left -= sealed.length;
      const tagPart = bytes.copy(tag, tagged, sealed.length, sealed.length + tagBytes - tagged);
      tagged += tagPart;
      return sealed.length + tagPart;
    },
    isWhole: () => tagged === tagBytes,
    finish() {
      try {
        decipher.setAuthTag(tag).final();
      } catch {
        throw damaged();
      }
      return opened;
    },
  };
}
