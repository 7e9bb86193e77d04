import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectivity } from '../lib/connectivity.ts';
import type { OpenLive } from '../live/live.ts';
import { authQuery, userIdOf } from '../session/session.ts';

/** Time in milliseconds for the live connection to return after the browser is online. After that, data is refetched without it. */
const reconnectMs = 3000;
const maxIdleWaitMs = 1000;
/** Pause before the code is loaded again, in milliseconds. */
const retryMs = 30_000;

let keepLive: typeof import('./keep-live.ts').keepLive | undefined;

/** Loads the code of the live connection, with the library behind it. */
export async function loadLive(): Promise<void> {
  ({ keepLive } = await import('./keep-live.ts'));
}

/** Runs when the first screen no longer uses the network. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window && 'cancelIdleCallback' in window) {
    const idle = window.requestIdleCallback(run, { timeout: maxIdleWaitMs });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, maxIdleWaitMs);
  return () => clearTimeout(timer);
}

/** Refetches everything when the network is back, unless the live connection names what was missed. */
function refetchOnReturn(client: QueryClient) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  // Active queries refetch now, all others when they are used next.
  const refetch = () => {
    cancel();
    void client.invalidateQueries();
  };
  const online = () => {
    waiting ??= setTimeout(refetch, reconnectMs);
  };
  window.addEventListener('online', online);
  connectivity.addEventListener('back', refetch);
  const end = () => {
    cancel();
    window.removeEventListener('online', online);
    connectivity.removeEventListener('back', refetch);
  };
  return { refetch, cancel, end };
}

/** Keeps one live connection open while somebody is signed in. Its code is loaded after the page is rendered. */
export function useLive(openLive: OpenLive | undefined): void {
  const client = useQueryClient();
  const { data: userId } = useQuery({ ...authQuery, select: userIdOf });
  useEffect(() => {
    if (!userId) return;
    const returning = refetchOnReturn(client);
    let isOver = false;
    let end = () => {};
    const open = () => {
      if (keepLive && !isOver) end = keepLive({ client, userId, returning, openLive });
    };
    const retry = () => {
      const timer = setTimeout(load, retryMs);
      end = () => clearTimeout(timer);
    };
    const load = () => void loadLive().then(open, () => isOver || retry());
    if (keepLive) open();
    else end = whenIdle(load);
    return () => {
      isOver = true;
      end();
      returning.end();
    };
  }, [client, openLive, userId]);
}
