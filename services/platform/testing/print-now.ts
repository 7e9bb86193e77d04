// Output for processes that a test kills: the text has left them when the call returns.
import { writeSync } from 'node:fs';

const aMoment = new Int32Array(new SharedArrayBuffer(4));
const momentMs = 2;

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Prints a line on the standard output; waits while its reader is slow. */
export function printNow(line: string): void {
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
