// Reads a whole body. A too large one is read further and dropped for a while, so that the client receives its answer instead of a reset.
import type { IncomingMessage } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';

const maxDiscardedBytes = 32_000_000;
const timeoutMs = 30_000;

const cutOff = () => new Refusal('invalid', 'cut-off', 'The request was cut off.');

/** Bytes of a body up to `maxBytes`. Refuses: 400 for an incomplete one, 408, 413. */
export function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const tooSlow = setTimeout(() => finish(new Refusal('too-slow', 'too-slow', 'The request took too long to arrive.')), timeoutMs);
    const finish = (fault?: Refusal) => {
      clearTimeout(tooSlow);
      for (const [event, listener] of listeners) request.off(event, listener);
      if (fault === undefined) resolve(Buffer.concat(chunks, size));
      else reject(fault);
    };
    const tooLarge = () => new Refusal('too-large', 'body-too-large', `The request is larger than ${maxBytes / 1000} kB.`);
    const listeners: [string, (chunk: Buffer) => void][] = [
      [
        'data',
        (chunk) => {
          size += chunk.length;
          if (size <= maxBytes) chunks.push(chunk);
          else chunks.length = 0;
          if (size > maxDiscardedBytes) finish(tooLarge());
        },
      ],
      ['end', () => finish(size > maxBytes ? tooLarge() : undefined)],
      ['close', () => finish(cutOff())],
      ['error', () => finish(cutOff())],
    ];
    for (const [event, listener] of listeners) request.on(event, listener);
  });
}
