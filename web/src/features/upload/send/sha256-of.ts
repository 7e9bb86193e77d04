import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const pieceBytes = 4 * 2 ** 20;

/** The SHA-256 of a file in lower-case hex, read piece by piece: a video is larger than the memory of a phone. Rejects when it cannot be read. */
export async function sha256Of(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += pieceBytes) hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()));
  return bytesToHex(hash.digest());
}
