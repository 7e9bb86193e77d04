import { setImmediate as nextTurn } from 'node:timers/promises';
import { yieldTurn } from './yield-turn.ts';

/**
 * Shares one run among calls under one key within one turn of the event loop. It begins in the next turn, or when other long work yields, so it finds
 * everything that existed at each call. See [Note: Long work yields].
 */
export function sharedTurn<Value>(): (key: string, run: () => Promise<Value>) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>();
  return (key, run) => {
    const known = waiting.get(key);
    if (known !== undefined) return known;
    const begun = nextTurn()
      .then(yieldTurn)
      .then(() => {
        waiting.delete(key);
        return run();
      });
    waiting.set(key, begun);
    return begun;
  };
}
