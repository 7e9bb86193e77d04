import { workedMs } from '../async/yield-turn.ts';

/** Works for so much processor time, however busy the machine is. */
export function workFor(ms: number): void {
  const until = workedMs() + ms;
  while (workedMs() < until);
}

/** The most by which a count grew between two turns of the event loop, until it is `last`. */
export async function mostInTurn(count: () => number, last: number): Promise<number> {
  let most = 0;
  for (let before = count(); before < last; before = count()) {
    await new Promise(setImmediate);
    most = Math.max(most, count() - before);
  }
  return most;
}
