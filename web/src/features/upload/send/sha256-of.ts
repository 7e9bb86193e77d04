import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const pieceBytes = 4 * 2 ** 20;

/** Computes a SHA-256 in lower-case hex, piece by piece, since a video exceeds a phone's memory. Rejects for an unreadable file. */
export async function sha256Of(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += pieceBytes) hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()));
  return bytesToHex(hash.digest());
}
