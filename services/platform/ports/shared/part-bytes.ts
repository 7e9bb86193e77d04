import { createHash } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { Refusal } from '../../errors.ts';
import type { FilePart } from '../blobs.ts';
import { fileTooLarge, tornPart, wrongDigest } from './blob-rules.ts';

/**
 * Pieces of a part, exactly as many bytes as announced. The last piece follows only after the digest is verified, so that a store which needs all bytes
 * stores none of a wrong part. Refuses: `torn-part`, `file-too-large`, `wrong-digest`, or with the reason of the signal.
 */
export async function* verifiedPieces({ bytes, size, sha256, signal }: FilePart): AsyncGenerator<Buffer, void> {
  const hash = sha256 === undefined ? undefined : createHash('sha256');
  signal.throwIfAborted();
  using _listening = addAbortListener(signal, () => bytes.destroy(signal.reason));
  let seen = 0;
  let last: Buffer | undefined;
  try {
    // The stream stays open after a refusal, since its connection carries the answer.
    for await (const piece of bytes.iterator({ destroyOnReturn: false })) {
      seen += piece.length;
      if (seen > size) throw fileTooLarge();
      hash?.update(piece);
      if (last) yield last;
      last = piece;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Refusal ? error : tornPart();
  }
  if (seen < size) throw tornPart();
  if (hash && hash.digest('hex') !== sha256) throw wrongDigest();
  if (last) yield last;
}
