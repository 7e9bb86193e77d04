// For processes that a test kills: what they say has left them when the call returns.
import { writeSync } from 'node:fs';

const aMoment = new Int32Array(new SharedArrayBuffer(4));
const momentMs = 2;

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Says a line on the standard output; waits while its reader is behind. */
export function sayNow(line: string): void {
  let rest = Buffer.from(`${line}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (!isFull(error)) throw error;
      Atomics.wait(aMoment, 0, 0, momentMs);
    }
  }
}
