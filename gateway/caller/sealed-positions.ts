// Positions as browsers receive them. [Note: Sealed positions] A position counts all writes of a log, so two of them would reveal the activity of others.
// Browsers only return them: they are encrypted with a key of the gateways, and padded so that the length reveals nothing.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { emptyPosition, formatPosition, mergePositions, type Position } from '@kloak/platform/wire/position.ts';
import type { RunningGateway } from '../options.ts';

const algorithm = 'aes-256-gcm';
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];
const noncesAtOnce = 256;
/** Texts are filled up to a multiple of it. */
const blockCharacters = 64;
/** Maximum positions per request: a page sends those of the last minute. */
const maxOpened = 32;

export type PositionSeal = {
  seal(position: Position): string;
  /** Opens one text, or several with commas between them; foreign texts count as empty. */
  open(text: string): Position;
};

/** Random nonces, each used once. The system is asked for many at once: each question costs as much as the encryption. */
function openNonces(): () => Buffer {
  let [pool, used] = [Buffer.alloc(0), 0];
  return () => {
    if (used === pool.length) [pool, used] = [randomBytes(noncesAtOnce * nonceBytes), 0];
    used += nonceBytes;
    return pool.subarray(used - nonceBytes, used);
  };
}

export function positionSeal(key: Buffer, read: RunningGateway['readPosition']): PositionSeal {
  function openOne(text: string): Position {
    const sealed = Buffer.from(text, 'base64url');
    if (sealed.length <= nonceBytes + tagBytes) return emptyPosition;
    const opening = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes)).setAuthTag(sealed.subarray(-tagBytes));
    try {
      return read(
        Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()])
          .toString()
          .trimEnd(),
      );
    } catch {
      return emptyPosition;
    }
  }
  const nextNonce = openNonces();
  return {
    seal(position) {
      const text = formatPosition(position);
      const nonce = nextNonce();
      const sealing = createCipheriv(algorithm, key, nonce);
      const filled = text.padEnd(Math.ceil(text.length / blockCharacters) * blockCharacters);
      return Buffer.concat([nonce, sealing.update(filled), sealing.final(), sealing.getAuthTag()]).toString('base64url');
    },
    open: (text) => (text === '' ? emptyPosition : text.split(',', maxOpened).map(openOne).reduce(mergePositions, emptyPosition)),
  };
}

/** The key is the same for all gateways. */
export async function openPositionSeal(running: Pick<RunningGateway, 'ensureSecret' | 'readPosition'>): Promise<PositionSeal> {
  const key = await running.ensureSecret('position-key', () => randomBytes(keyBytes).toString('base64url'));
  return positionSeal(Buffer.from(key, 'base64url'), running.readPosition);
}
