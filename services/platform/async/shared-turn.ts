import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Calls under one key within one turn of the event loop share one run. It begins in the next turn, so whatever was there when any of them called,
 * it finds.
 */
export function sharedTurn<Value>(): (key: string, run: () => Promise<Value>) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>();
  return (key, run) => {
    const known = waiting.get(key);
    if (known !== undefined) return known;
    const begun = nextTurn().then(() => {
      waiting.delete(key);
      return run();
    });
    waiting.set(key, begun);
    return begun;
  };
}
