import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Waits before a refetch, in milliseconds: the first one, and the longest one while changes continue. */
type Waits = { readonly firstMs: number; readonly maxMs: number };
/** The server gathers changes for a second: together, a new post is visible within two. */
const defaultWaits: Waits = { firstMs: 250, maxMs: 12_000 };
/** Factor between two waits: the first change is visible soon, and a burst causes few refetches. */
const growth = 4;

type Turn = { readonly waitMs: number; isWaiting: boolean; doneAt: number };

/**
 * Refetches data that changes many times in a row, as when somebody publishes a hundred photographs. One refetch covers all changes in the meantime.
 * Waits grow while changes continue; a pause as long as the longest wait resets them.
 */
export function refetchSoon(client: Pick<QueryClient, 'invalidateQueries'>, { firstMs, maxMs } = defaultWaits) {
  const turns = new Map<string, Turn>();
  return (queryKey: QueryKey): void => {
    const name = JSON.stringify(queryKey);
    const last = turns.get(name);
    if (last?.isWaiting) return;
    const goesOn = last !== undefined && performance.now() - last.doneAt < maxMs;
    const turn = { waitMs: goesOn ? Math.min(growth * last.waitMs, maxMs) : firstMs, isWaiting: true, doneAt: 0 };
    turns.set(name, turn);
    setTimeout(() => {
      turn.isWaiting = false;
      turn.doneAt = performance.now();
      void client.invalidateQueries({ queryKey });
    }, turn.waitMs);
  };
}
