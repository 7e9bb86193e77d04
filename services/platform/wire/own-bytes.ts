// Memory of bytes with one reader. If a long transfer leaves it to the garbage collector, as much stays as V8 lets garbage grow beside its heap: 64 MB.
const owned = new WeakSet<ArrayBufferLike>();

/** Marks bytes that fill a buffer which nobody else has, or will have. */
export function ownBytes<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  if (bytes.byteLength === bytes.buffer.byteLength) owned.add(bytes.buffer);
  return bytes;
}

/** Frees the whole buffer of these bytes, if it is marked as having one reader. Called by that reader, once it needs nothing of it. */
export function freeBytes({ buffer }: Uint8Array): void {
  if (owned.delete(buffer) && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
