import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does together the work that is asked for within one turn of the event loop. `work` receives all items, and returns the result of each. If it throws,
 * so do all calls of that turn.
 */
export function gatherTurn<Item, Result>(work: (items: readonly Item[]) => Promise<(item: Item) => Result>): (item: Item) => Promise<Result> {
  let gathered: Item[] = [];
  let working: Promise<(item: Item) => Result> | undefined;

  const begin = async () => {
    await nextTurn();
    const items = gathered;
    gathered = [];
    working = undefined;
    return work(items);
  };

  return async (item) => {
    gathered.push(item);
    working ??= begin();
    return (await working)(item);
  };
}
