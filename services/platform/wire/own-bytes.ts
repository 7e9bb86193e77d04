// Memory of bytes that have one reader. Left to the collector, a long transfer keeps as much of it as V8 lets garbage grow beside its heap: 64 MB.
const owned = new WeakSet<ArrayBufferLike>();

/** Says that these bytes fill a buffer which nobody else has, or will have. */
export function ownBytes<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  if (bytes.byteLength === bytes.buffer.byteLength) owned.add(bytes.buffer);
  return bytes;
}

/** Frees the whole buffer that these bytes are of, where somebody said that it has one reader. Called by that reader, once nothing of it is needed. */
export function freeBytes({ buffer }: Uint8Array): void {
  if (owned.delete(buffer) && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
