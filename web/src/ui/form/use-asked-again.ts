import { useCallback, useEffect, useState } from 'react';
import { connectivity } from '../../lib/connectivity.ts';
import { jittered } from '../../lib/wait.ts';

/** How long after each failure it is asked for again; after the last only a sign of the server, or somebody who looks, does. */
const pausesMs = [1000, 4000, 16_000];

/**
 * For what the browser fetches by itself and gives up at the first failure: how often it was asked for again, to be its key, and what
 * is to be called when it failed. It is asked for after a pause, and at once when the server was heard of, the browser is online
 * again, or the page is looked at again.
 */
export function useAskedAgain(): { readonly attempt: number; readonly onError: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const onError = useCallback(() => setFailed(attempt), [attempt]);
  const waits = failed === attempt;
  useEffect(() => {
    if (!waits) return;
    const over = new AbortController();
    const { signal } = over;
    const again = () => setAttempt(attempt + 1);
    const pause = pausesMs[attempt];
    const timer = pause === undefined ? undefined : setTimeout(again, jittered(pause));
    connectivity.addEventListener('retry', again, { signal });
    window.addEventListener('online', again, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), { signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [waits, attempt]);
  return { attempt, onError };
}
