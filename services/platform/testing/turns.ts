/** Works for that time by the clock: on a busy machine it does less, and a turn of the event loop holds no more such steps. */
export function workFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
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
