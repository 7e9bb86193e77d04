import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Waits before a refetch, in milliseconds. */
type Waits = { readonly minMs: number; readonly maxMs: number };
/** The server gathers changes for a second: together, a new post is visible within two. */
const defaultWaits: Waits = { minMs: 250, maxMs: 12_000 };
/** Factor between the duration of a refetch and the next wait: a quick server is asked again soon, a busy one seldom. */
const restFactor = 3;

type Turn = { isBusy: boolean; isStale: boolean; durationMs: number };

/**
 * Refetches data that changes many times in a row, as when somebody publishes a hundred photographs. One refetch covers all changes of its wait. A key has one
 * refetch at a time, so that none is cancelled by the next, and rests three times as long as the last one took.
 */
export function refetchSoon(client: Pick<QueryClient, 'invalidateQueries'>, { minMs, maxMs } = defaultWaits) {
  const turns = new Map<string, Turn>();
  const refetch = async (queryKey: QueryKey, turn: Turn): Promise<void> => {
    const startedAt = performance.now();
    turn.isStale = false;
    await client.invalidateQueries({ queryKey });
    turn.durationMs = performance.now() - startedAt;
    turn.isBusy = false;
    if (turn.isStale) plan(queryKey, turn);
  };
  const plan = (queryKey: QueryKey, turn: Turn): void => {
    turn.isBusy = true;
    setTimeout(() => void refetch(queryKey, turn), Math.min(Math.max(restFactor * turn.durationMs, minMs), maxMs));
  };
  return (queryKey: QueryKey): void => {
    const name = JSON.stringify(queryKey);
    const turn = turns.get(name) ?? { isBusy: false, isStale: false, durationMs: 0 };
    turns.set(name, turn);
    turn.isStale = true;
    if (!turn.isBusy) plan(queryKey, turn);
  };
}
